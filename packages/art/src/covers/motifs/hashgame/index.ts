import { baccarat } from '../livecasino/baccarat.ts';
import { sicBo } from '../livecasino/dice.ts';
import { moneyWheel } from '../livecasino/money-wheel.ts';
import { askedBy, type Motif } from '../motif.types.ts';

import { bankerPlayer } from './banker-player.ts';
import { bigSmall } from './big-small.ts';
import { bull } from './bull.ts';
import { chain } from './chain.ts';
import { chainedBull } from './chained-bull.ts';
import { clover } from './clover.ts';
import { hashCoin } from './hash-coin.ts';
import { highway } from './highway.ts';
import { oddEven } from './odd-even.ts';
import { twoBlocks } from './two-blocks.ts';
import { vault } from './vault.ts';

/** What hash game covers show. */
export const hashgameMotifs: readonly Motif[] = [
  chain,
  hashCoin,
  vault,
  oddEven,
  bigSmall,
  clover,
  bankerPlayer,
  bull,
  chainedBull,
  twoBlocks,
  highway,
  askedBy('dice', sicBo),
  askedBy('merkle wheel', moneyWheel),
  askedBy('volt baccarat', baccarat),
];
