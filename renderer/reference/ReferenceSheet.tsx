/** The sheet to look things up in during a match: cards and yaku, rules of this match. Knows no rules. */
import { useId, useState } from 'preact/hooks';
import type { PlayerView } from '../../shared/view';
import { t } from '../strings';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Tabs } from '../ui/Tabs';
import { RulesPage } from './RulesPage';
import { TrackerFacts } from './TrackerFacts';
import { TrackerGrid, TrackerLegend } from './TrackerGrid';
import { YakuList } from './YakuList';
import './reference.css';

export type ReferenceTab = 'cards' | 'rules';

export interface ReferenceSheetProps {
  readonly view: PlayerView;
  /** The page opened first. */
  readonly tab: ReferenceTab;
  readonly onClose: () => void;
}

function CardsPage({ view }: { readonly view: PlayerView }) {
  const title = t('reference:yakuTitle');
  return (
    <div class="cardsPage sheetScroll" tabIndex={0} role="region" aria-label={t('reference:title.cards')}>
      <div>
        <TrackerGrid view={view} />
        <TrackerLegend view={view} />
        <TrackerFacts view={view} />
      </div>
      <section aria-label={title}>
        <h4>{title}</h4>
        <YakuList view={view} />
      </section>
    </div>
  );
}

export function ReferenceSheet({ view, tab, onClose }: ReferenceSheetProps) {
  const [page, setPage] = useState<ReferenceTab>(tab);
  const heading = useId();
  return (
    <Dialog
      class="referenceDialog"
      labelledBy={heading}
      onDismiss={onClose}
      initialFocus="[role=tab][aria-selected=true]"
    >
      <div class="reference">
        <h2 id={heading}>{t(`reference:title.${page}`)}</h2>
        <Tabs
          label={t('reference:tabs')}
          value={page}
          options={[
            { value: 'cards', label: t('reference:tab.cards') },
            { value: 'rules', label: t('reference:tab.rules') },
          ]}
          onChange={setPage}
        >
          {page === 'cards' ? <CardsPage view={view} /> : <RulesPage rules={view.ruleSet} />}
        </Tabs>
        <IconButton icon="close" label={t('reference:close')} onClick={onClose} />
      </div>
    </Dialog>
  );
}
