/** Which cards the match is to be played with, and what the code that was typed says. Reads no code itself. */
import { useRef, useState } from 'preact/hooks';
import type { AgreedDeal, DealChoice, DealRead } from '../../shared/deals';
import type { DealsDesk } from './dealsDesk';

export type DealKind = DealChoice['type'];

export interface DealState {
  readonly kind: DealKind;
  readonly text: string;
  /** Null while nothing is typed, or not read yet. */
  readonly read: DealRead | null;
  /** What the code agrees on; null without one that can be read. */
  readonly agreed: AgreedDeal | null;
  /** Null while there is no code that can be read. */
  readonly choice: DealChoice | null;
  choose(kind: DealKind): void;
  enter(text: string): Promise<void>;
}

export function useDealChoice(desk: Pick<DealsDesk, 'read'>): DealState {
  const [kind, choose] = useState<DealKind>('fresh');
  const [text, setText] = useState('');
  const [read, setRead] = useState<DealRead | null>(null);
  /** Answers may come in any order: only that to the latest text counts. */
  const latest = useRef(0);
  const enter = async (typed: string): Promise<void> => {
    const turn = (latest.current += 1);
    setText(typed);
    setRead(null);
    const answer = typed.trim() === '' ? null : await desk.read(typed);
    if (turn === latest.current) setRead(answer);
  };
  const agreed = kind === 'code' && read?.type === 'read' ? read.agreed : null;
  const byKind: DealChoice | null =
    kind !== 'code' ? { type: kind } : agreed === null ? null : { type: 'code', code: text };
  return { kind, text, read, agreed, choice: byKind, choose, enter };
}
