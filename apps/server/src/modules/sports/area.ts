import type { ServerModule } from '../../module.ts';
import { bettingModule } from './betting/module.ts';
import { cashOutModule } from './cash-out/module.ts';
import { sportsbookModule } from './sportsbook/module.ts';

/** Matches, prices, bets and what becomes of them. */
export const sportsArea: readonly ServerModule[] = [bettingModule, cashOutModule, sportsbookModule];
