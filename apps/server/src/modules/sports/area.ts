import type { ServerModule } from '../../module.ts';
import { bettingModule } from './betting/module.ts';
import { cashOutModule } from './cash-out/module.ts';
import { feedsModule } from './feeds/module.ts';
import { sportsbookModule } from './sportsbook/module.ts';
import { tradingModule } from './trading/module.ts';

/** Matches, prices, bets and what becomes of them. */
export const sportsArea: readonly ServerModule[] = [
  bettingModule,
  cashOutModule,
  feedsModule,
  sportsbookModule,
  tradingModule,
];
