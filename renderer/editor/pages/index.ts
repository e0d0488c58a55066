/** Which page stands for which part of a rule-set. */
import type { Pages } from '../page';

export const PAGES: Partial<Pages> = {};
