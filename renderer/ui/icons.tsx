/** The icons: filled silhouettes on a grid of 24, drawn at 20 px or more, in the text's colour. Know no words. */
import type { ComponentChild } from 'preact';

const SHAPES = {
  light: <circle cx="12" cy="12" r="8.5" />,
  animal: (
    <path d="M2.5 9.2C5 8.2 6.5 6 9 5.6c2-.3 3.4.9 3.9 2.6 2.8-1.6 6-1.3 8.6-3.4-.1 5.4-2.6 9.6-8 10.4l1.2 4.3h-1.7L11.6 15C8 14.6 6.5 12 6 9.9z" />
  ),
  ribbon: <path d="M9.2 2.5l8.3 1.7c-1.2 5.6-1.5 11.6-2.9 17.3l-8.2-1.7C7.5 14.2 8 8 9.2 2.5z" />,
  plain: (
    <path
      d="M12 3c3.6 3 5.6 6 5.6 9.6 0 3.4-2 5.6-4.8 6.2V22h-1.6v-3.2c-2.8-.6-4.8-2.8-4.8-6.2C6.4 9 8.4 6 12 3zm-.75 6.5v7h1.5v-7z"
      fill-rule="evenodd"
    />
  ),
  yaku: <path d="M3 4h5v16H3zM9.5 4h5v16h-5zM16.2 4.6l4.8-1.1 2.2 15.3-4.9 1.1z" />,
  tracker: (
    <>
      <path d="M3 3h5v5H3zM9.5 3h5v5h-5zM16 3h5v5h-5zM3 9.5h5v5H3zM16 9.5h5v5h-5zM3 16h5v5H3zM9.5 16h5v5h-5z" />
      <circle cx="12" cy="12" r="2" />
    </>
  ),
  rules: (
    <path d="M3 5c3-1.2 6-1 8.3.6V20C9 18.6 6 18.5 3 19.5zM12.7 5.6C15 4 18 3.8 21 5v14.5c-3-1-6-.9-8.3.5z" />
  ),
  menu: (
    <>
      <rect x="3" y="4.5" width="12" height="3.6" rx="1.8" />
      <rect x="6" y="10.2" width="15" height="3.6" rx="1.8" />
      <rect x="4" y="15.9" width="10" height="3.6" rx="1.8" />
    </>
  ),
  back: <path d="M14.5 4l2.2 2.2L11 12l5.7 5.8L14.5 20 6.5 12z" />,
  next: <path d="M9.5 4L7.3 6.2 13 12l-5.7 5.8L9.5 20l8-8z" />,
  down: <path d="M4 8.5L6.2 6.3 12 12l5.8-5.7L20 8.5l-8 8z" />,
  check: <path d="M3.5 12.5l2.2-2.3 4 3.8L18.5 5l2.2 2.2-11 11.3z" />,
  close: (
    <path d="M5.5 3.8L12 10.3l6.5-6.5 1.7 1.7L13.7 12l6.5 6.5-1.7 1.7L12 13.7l-6.5 6.5-1.7-1.7L10.3 12 3.8 5.5z" />
  ),
  eye: (
    <path
      d="M12 5c5 0 8.5 3.5 10 7-1.5 3.5-5 7-10 7s-8.5-3.5-10-7c1.5-3.5 5-7 10-7zm0 3.2a3.8 3.8 0 100 7.6 3.8 3.8 0 000-7.6z"
      fill-rule="evenodd"
    />
  ),
  copy: <path d="M8 2.5h12.5V17H17v1.5h5V1H8zM3.5 6H15.5v16H3.5z" />,
  sound: (
    <path d="M3 9h4l5-4.5v15L7 15H3zM14.5 8.2a5 5 0 010 7.6l-1-1.3a3.3 3.3 0 00 0-5zM16.9 5a9 9 0 010 14l-1-1.3a7.3 7.3 0 00 0-11.4z" />
  ),
  soundOff: (
    <path d="M3 9h4l5-4.5v15L7 15H3zM14.6 8.6l1.3-1.3 2.4 2.5 2.4-2.5L22 8.6 19.6 11.1 22 13.6l-1.3 1.3-2.4-2.5-2.4 2.5-1.3-1.3 2.4-2.5z" />
  ),
  takeBack: (
    <path d="M9.5 3.2L11.6 5.3 8.9 8H14a6.5 6.5 0 010 13H7.5v-3H14a3.5 3.5 0 000-7H8.9l2.7 2.7-2.1 2.1L3.2 9.5z" />
  ),
  search: (
    <path
      d="M10.2 2.8a7.4 7.4 0 015.9 11.9l4.9 4.9-2.1 2.1-4.9-4.9A7.4 7.4 0 1110.2 2.8zm0 2.9a4.5 4.5 0 100 9 4.5 4.5 0 000-9z"
      fill-rule="evenodd"
    />
  ),
  play: <path d="M6 3.5l14 8.5-14 8.5z" />,
  pause: <path d="M6 4h4.5v16H6zM13.5 4H18v16h-4.5z" />,
  first: <path d="M3.5 4H7v16H3.5zM16.5 4l2.2 2.2L13 12l5.7 5.8-2.2 2.2L8.5 12z" />,
  last: <path d="M17 4h3.5v16H17zM7.5 4l8 8-8 8-2.2-2.2L11 12 5.3 6.2z" />,
} as const satisfies Record<string, ComponentChild>;

export type IconName = keyof typeof SHAPES;

/** A picture beside a word; hidden from screen readers, for the word says it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
