/** Push buttons in the house's three ranks. Know no words of their own. */
import type { ComponentChildren } from 'preact';
import { Icon } from './icons';
import type { IconName } from './icons';
import './controls.css';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: (event: MouseEvent) => void;
  /** `primary` once in a view, at the right of its footer. */
  readonly rank?: 'primary' | 'plain' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName;
  readonly class?: string;
}

export function Button({ children, onClick, rank = 'plain', size = 'medium', icon, ...rest }: ButtonProps) {
  return (
    <button type="button" class={`button ${rank} ${size} ${rest.class ?? ''}`} onClick={onClick}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  /** Spoken name; only `close` and `back` go without a visible word. */
  readonly label: string;
  readonly onClick: () => void;
}

export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" class="iconButton" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
