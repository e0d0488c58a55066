/** The washi sheet that every dialog and screen lies on. Knows nothing of what is written on it. */
import type { ComponentChildren } from 'preact';
import './sheet.css';

interface SheetProps {
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** Dark rim, paper face, hairline and the month's bokashi. */
export function Sheet({ children, class: extra = '' }: SheetProps) {
  return (
    <div class={`sheet ${extra}`}>
      <div class="sheetFace">{children}</div>
    </div>
  );
}
