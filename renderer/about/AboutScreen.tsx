/** The page about the game: what it is on the left; credits or licences on the right. */
import { useId, useState } from 'preact/hooks';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { TabPanel, TabRow } from '../ui/Tabs';
import type { AboutDesk } from './aboutDesk';
import { AboutFacts } from './AboutFacts';
import { CreditsPage } from './CreditsPage';
import { LicenceList } from './LicenceList';
import './about.css';

const PAGES = ['credits', 'licences'] as const;
type Page = (typeof PAGES)[number];

/** Whose colours it wears: August, as the title does. */
const MONTH = 8;

interface AboutScreenProps {
  readonly desk: AboutDesk;
  readonly onBack: () => void;
}

export function AboutScreen({ desk, onBack }: AboutScreenProps) {
  const [page, setPage] = useState<Page>('credits');
  const tabs = useId();
  return (
    <Screen
      class="about"
      title={t('about:title')}
      month={MONTH}
      onBack={onBack}
      beside={
        <TabRow
          id={tabs}
          label={t('about:pages')}
          value={page}
          options={PAGES.map((value) => ({ value, label: t(`about:page.${value}`) }))}
          onChange={setPage}
        />
      }
      foot={
        <>
          <span class="cap grow">{t('about:own')}</span>
          <Button rank="primary" onClick={onBack}>
            {t('screens:back')}
          </Button>
        </>
      }
    >
      <AboutFacts desk={desk} />
      <TabPanel key={page} id={tabs} value={page} class="aboutPage">
        <div class="sheetScroll" tabIndex={0} role="region" aria-label={t(`about:page.${page}`)}>
          {page === 'credits' ? <CreditsPage /> : <LicenceList desk={desk} />}
        </div>
      </TabPanel>
    </Screen>
  );
}
