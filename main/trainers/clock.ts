/** Learning days: they begin at four in the morning, by the player's own clock. */

/** Local hour at which a day begins. */
const MORNING = 4;
const DAY = 86_400_000;

/** Its number, counted on by one from day to day, whatever summer time does. */
export const dayOf = (time: Date): number => {
  const shifted = new Date(time);
  shifted.setHours(shifted.getHours() - MORNING);
  return Date.UTC(shifted.getFullYear(), shifted.getMonth(), shifted.getDate()) / DAY;
};

/** When a day begins. */
export const morningOf = (day: number): Date => {
  const date = new Date(day * DAY);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), MORNING);
};
