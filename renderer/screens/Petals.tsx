/** Petals that drift down once and are gone. Pure decoration in a month's colour. */
import type { Month } from '../../shared/cards';

/** The month's flower or leaf in one colour. */
const COLOURS: Readonly<Record<Month, string>> = {
  1: '#1E4B41',
  2: '#D8392B',
  3: '#F0A2AE',
  4: '#6B50A3',
  5: '#273F7D',
  6: '#D8392B',
  7: '#C8376B',
  8: '#EBB03C',
  9: '#EBB03C',
  10: '#D8392B',
  11: '#7E9E4C',
  12: '#6B50A3',
};

const COUNT = 18;

/** Spread evenly without looking even: multiples of the golden ratio, 0 … 1. */
const spread = (index: number): number => (index * 0.618034) % 1;

export function Petals({ month }: { readonly month: Month }) {
  return (
    <div class="petals" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <svg
          key={index}
          viewBox="-60 -92 120 96"
          style={{
            left: `${spread(index + 1) * 100}%`,
            width: `${0.9 + spread(index * 3) * 0.8}rem`,
            animationDelay: `${(spread(index * 7) * 1.8).toFixed(2)}s`,
            '--drift': `${(spread(index * 5) * 12 - 4).toFixed(1)}rem`,
            '--turn': `${Math.round(spread(index * 2) * 540) + 180}deg`,
          }}
        >
          <path
            d="M0 0C-52.1 -28.6 -47 -82.3 -14.3 -84L0 -69.7L14.3 -84C47 -82.3 52.1 -28.6 0 0Z"
            fill={COLOURS[month]}
          />
        </svg>
      ))}
    </div>
  );
}
