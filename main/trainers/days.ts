/** Counts the days on which something was practised. One missed day a week does not break the count. */
import { dayOf } from './clock';

/** Days are learning days, by number. */
export interface KeptDays {
  readonly count: number;
  /** Null before the first set. */
  readonly last: number | null;
  /** The day that was missed last without breaking the count. */
  readonly missed: number | null;
}

export const NO_DAYS: KeptDays = { count: 0, last: null, missed: null };

const WEEK = 7;

const mayMiss = (day: number, missed: number | null): boolean => missed === null || day - missed >= WEEK;

/** A set was gone through. A clock that was set back changes nothing. */
export const withSet = (days: KeptDays, now: Date): KeptDays => {
  const today = dayOf(now);
  const { count, last, missed } = days;
  if (last !== null && today <= last) return days;
  if (last === today - 1) return { count: count + 1, last: today, missed };
  if (last === today - 2 && mayMiss(today - 1, missed))
    return { count: count + 1, last: today, missed: today - 1 };
  return { count: 1, last: today, missed: null };
};

/** As it stands now: 0 once it is broken. */
export const daysNow = ({ count, last, missed }: KeptDays, now: Date): number => {
  const today = dayOf(now);
  const isOn = last !== null && (today - last <= 1 || (today - last === 2 && mayMiss(today - 1, missed)));
  return isOn ? count : 0;
};
