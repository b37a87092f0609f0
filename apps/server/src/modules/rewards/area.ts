import type { ServerModule } from '../../module.ts';
import { jackpotsModule } from './jackpots/module.ts';
import { tournamentsModule } from './tournaments/module.ts';
import { turnoverModule } from './turnover/module.ts';
import { vipModule } from './vip/module.ts';

/** What makes players come back: VIP, jackpots, tournaments, what counts towards them. */
export const rewardsArea: readonly ServerModule[] = [
  jackpotsModule,
  tournamentsModule,
  turnoverModule,
  vipModule,
];
