import type { Motif } from '../motif.types.ts';

import { chest } from './chest.ts';
import { gift } from './gift.ts';
import { moneyBag } from './money-bag.ts';
import { piggy } from './piggy.ts';
import { boost } from './boost.ts';
import { calendar } from './calendar.ts';
import { crown } from './crown.ts';
import { envelope } from './envelope.ts';

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
