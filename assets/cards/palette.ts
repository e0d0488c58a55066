/** The mineral pigments of the art guide and the card's measures; knows no shapes. */

/** Card size in art units; the 1x atlas draws two units as one pixel. */
export const CARD_WIDTH = 360;
export const CARD_HEIGHT = 584;

export const C = {
  sumi: '#211C22',
  washi: '#F5EAD2',
  white: '#FFFAEE',
  shu: '#D8392B',
  beni: '#9C1C34',
  kin: '#EBB03C',
  matsu: '#1E4B41',
  waka: '#7E9E4C',
  ai: '#273F7D',
  fuji: '#6B50A3',
  sakura: '#F0A2AE',
  tsuchi: '#8A5833',
  rim: '#2A1D1F',
  gold: '#C9973B',
  /** Back leaves and their veins: a step darker than matsu and waka. */
  deep: '#12332F',
  deepVein: '#4E7A48',
  bark: '#3A2226',
  stem: '#3F5A36',
  wood: '#4A3226',
};
