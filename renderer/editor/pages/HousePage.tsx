/** House yaku as a page of the rule editor: the list, or one of them being written. Judges no rule. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageProps } from '../page';
import { HouseEditor } from './HouseEditor';
import { HouseList } from './HouseList';
import { newDraft } from './houseDraft';
import type { HouseDraft } from './houseDraft';
import { optionHelp } from './optionWords';
import './pages.css';

interface Open {
  readonly index: number;
  readonly fresh: HouseDraft | null;
}

export function HousePage(props: PageProps) {
  const list = props.rules.houseYaku;
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const left = useRef<number | null>(null);
  const add = (): void => setOpen({ index: list.length, fresh: newDraft(list.map(({ name }) => name)) });
  const close = (): void => {
    left.current = open?.index ?? null;
    setOpen(null);
  };
  // Back in the list, the focus is on the one that was open.
  useEffect(() => {
    if (open !== null || left.current === null) return;
    const rows = place.current?.querySelectorAll<HTMLElement>('[data-action=edit]');
    const last = place.current?.querySelector<HTMLElement>('.houseList > .button');
    (rows?.[left.current] ?? last)?.focus();
    left.current = null;
  }, [open]);
  // Taken back from outside while it is open: there is nothing left to write.
  const isGone = open !== null && open.fresh === null && list[open.index] === undefined;
  return (
    <div ref={place} class="pageBody">
      {open === null || isGone ? (
        <>
          <p class="cap">{optionHelp('houseYaku')}</p>
          <HouseList {...props} onEdit={(index) => setOpen({ index, fresh: null })} onAdd={add} />
        </>
      ) : (
        <HouseEditor key={open.index} {...props} {...open} onClose={close} />
      )}
    </div>
  );
}
