/** Which page stands for which part of a rule-set. */
import type { Pages } from '../page';
import { HousePage } from './HousePage';
import { JokersPage } from './JokersPage';
import { YakuPage } from './YakuPage';

/** In the order in which they are offered. */
export const PAGES: Pages = { yaku: YakuPage, jokers: JokersPage, house: HousePage };
