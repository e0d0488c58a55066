/** The picture behind the start screen, a landscape with falling petals; and the ribbon with the game's name. Pure decoration. */

/** Places of the petals: left and top as shares of the window, width in px at scale 1, turn in degrees. */
const PETALS: readonly (readonly [left: number, top: number, width: number, turn: number])[] = [
  [0.46, 0.16, 24, 30],
  [0.53, 0.66, 18, 120],
  [0.72, 0.1, 20, 200],
  [0.86, 0.36, 26, 40],
  [0.42, 0.44, 16, 300],
  [0.93, 0.2, 15, 90],
  [0.58, 0.82, 20, 10],
];

export function TitleScene() {
  return (
    <div class="titleScene" aria-hidden="true">
      <img class="landscape" src="ornaments/title.svg" alt="" />
      {PETALS.map(([left, top, width, turn]) => (
        <img
          key={left}
          class="petal"
          src="ornaments/petal.svg"
          alt=""
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${width / 16}rem`,
            rotate: `${turn}deg`,
          }}
        />
      ))}
    </div>
  );
}

export function TitleRibbon() {
  return (
    <div class="titleRibbon" aria-hidden="true">
      <svg viewBox="0 0 112 240">
        <path
          d="M36 4L104 14C98 86 92 150 84 234L14 224C26 150 32 84 36 4Z"
          fill="#D8392B"
          stroke="#FFFAEE"
          stroke-width="2.5"
        />
        <path
          d="M42 12L96 20C91 88 85 150 78 226L22 218C33 150 38 86 42 12Z"
          fill="none"
          stroke="#EBB03C"
          stroke-width="1.5"
        />
        <g fill="#211C22" text-anchor="middle" font-size="54">
          <text x="60" y="100" transform="rotate(6 60 100)">
            花
          </text>
          <text x="53" y="170" transform="rotate(6 53 170)">
            暦
          </text>
        </g>
      </svg>
      {['low', 'small', 'high'].map((place) => (
        <img key={place} class={place} src="ornaments/cherry.svg" alt="" />
      ))}
    </div>
  );
}
