import { bull } from '../hashgame/bull.ts';
import { drawnBalls } from '../lottery/balls.ts';
import { askedBy, type Motif } from '../motif.types.ts';
import { royalFlush } from '../table/royal-flush.ts';

import { andarBahar } from './andar-bahar.ts';
import { baccarat } from './baccarat.ts';
import { blackjack } from './blackjack.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { sicBo } from './dice.ts';
import { moneyWheel } from './money-wheel.ts';
import { noCommission } from './no-commission.ts';
import { roulette } from './roulette.ts';

/** What live casino covers show. */
export const livecasinoMotifs: readonly Motif[] = [
  roulette,
  blackjack,
  baccarat,
  dragonTiger,
  sicBo,
  moneyWheel,
  askedBy('bull', bull),
  askedBy('numbers', drawnBalls),
  askedBy('holdem', royalFlush),
  andarBahar,
  noCommission,
];
