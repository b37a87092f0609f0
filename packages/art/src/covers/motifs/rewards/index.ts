import type { Motif } from '../motif.types.ts';

import { chest, gift, moneyBag, piggy } from './boxes.ts';
import { boost, calendar, crown, envelope } from './honours.ts';

/** What promotions show; slots share some of them. */
export const rewardMotifs: readonly Motif[] = [
  gift,
  chest,
  piggy,
  moneyBag,
  crown,
  boost,
  envelope,
  calendar,
];
