/** Which version this is, what it runs on and where its files lie. */
import { useEffect, useState } from 'preact/hooks';
import type { About } from '../../shared/about';
import { t } from '../strings';
import { Button } from '../ui/Button';
import type { AboutDesk } from './aboutDesk';

/** Names of programs are the same in every language. */
const PROGRAMS = { electron: 'Electron', chromium: 'Chromium', node: 'Node.js' } as const;

const runtimeLines = ({ runtime }: About): readonly string[] => [
  `${PROGRAMS.electron} ${runtime.electron}`,
  `${PROGRAMS.chromium} ${runtime.chromium}`,
  `${PROGRAMS.node} ${runtime.node}`,
];

export function AboutFacts({ desk }: { readonly desk: AboutDesk }) {
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => void desk.about().then(setAbout), [desk]);
  return (
    <section class="sidePanel aboutFacts" aria-label={t('about:facts')}>
      <h3>{t('screens:title.name')}</h3>
      <p class="dim">{t('screens:title.subtitle')}</p>
      {about !== null && (
        <>
          <p class="aboutVersion selectable">{t('about:version', { version: about.version })}</p>
          <h4>{t('about:runsOn')}</h4>
          <ul class="selectable">
            {runtimeLines(about).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h4>{t('about:folder.title')}</h4>
          <p>{t('about:folder.how')}</p>
          <p class="aboutFolder selectable">{about.folder}</p>
          <Button size="small" onClick={() => void desk.showFolder()}>
            {t('about:folder.show')}
          </Button>
        </>
      )}
    </section>
  );
}
