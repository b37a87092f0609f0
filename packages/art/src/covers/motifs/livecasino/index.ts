import type { Motif } from '../motif.types.ts';

import { baccarat, blackjack, dragonTiger } from './cards.ts';
import { sicBo } from './dice.ts';
import { moneyWheel } from './money-wheel.ts';
import { roulette } from './roulette.ts';

/** What live casino covers show. */
export const livecasinoMotifs: readonly Motif[] = [
  roulette,
  blackjack,
  baccarat,
  dragonTiger,
  sicBo,
  moneyWheel,
];
