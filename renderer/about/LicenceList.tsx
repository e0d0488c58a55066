/** The licences of everything inside the game; each text opens in its place and is laid out only then. */
import { useEffect, useState } from 'preact/hooks';
import type { Licence } from '../../shared/licences';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Icon } from '../ui/icons';
import type { AboutDesk } from './aboutDesk';

function LicenceRow({ name, version, licence, text }: Licence) {
  const [open, setOpen] = useState(false);
  return (
    <details class="licence" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="down" />
        <b>{name}</b>
        {version !== undefined && <span class="cap">{version}</span>}
        <span class="cap licenceName">{licence}</span>
      </summary>
      {open && (
        <p class="licenceText selectable" lang={text === null ? undefined : 'en'}>
          {text ?? t('about:licences.noText', { name, licence })}
        </p>
      )}
    </details>
  );
}

export function LicenceList({ desk }: { readonly desk: AboutDesk }) {
  const [list, setList] = useState<readonly Licence[] | 'reading' | 'failed'>('reading');
  const read = async (): Promise<void> => {
    setList('reading');
    setList((await desk.licences()) ?? 'failed');
  };
  useEffect(() => void read(), [desk]);
  if (list === 'reading') return <p role="status">{t('about:licences.reading')}</p>;
  if (list === 'failed')
    return (
      <div role="alert">
        <p>{t('about:licences.failed')}</p>
        <Button onClick={() => void read()}>{t('about:licences.retry')}</Button>
      </div>
    );
  return (
    <>
      <p class="licencesHow">{t('about:licences.how')}</p>
      {list.map((licence) => (
        <LicenceRow key={`${licence.name} ${licence.version ?? ''}`} {...licence} />
      ))}
    </>
  );
}
