import type { ServerModule } from '../../module.ts';
import { affiliatesModule } from './affiliates/module.ts';
import { answerOnceModule } from './answer-once/module.ts';
import { bonusesModule } from './bonuses/module.ts';
import { campaignsModule } from './campaigns/module.ts';
import { cashRewardsModule } from './cash-rewards/module.ts';
import { jackpotsModule } from './jackpots/module.ts';
import { prizesModule } from './prizes/module.ts';
import { promotionsModule } from './promotions/module.ts';
import { referralModule } from './referral/module.ts';
import { tournamentsModule } from './tournaments/module.ts';
import { turnoverModule } from './turnover/module.ts';
import { vipModule } from './vip/module.ts';

/** What makes players come back: VIP, jackpots, tournaments, what counts towards them. */
export const rewardsArea: readonly ServerModule[] = [
  affiliatesModule,
  answerOnceModule,
  bonusesModule,
  campaignsModule,
  cashRewardsModule,
  jackpotsModule,
  prizesModule,
  promotionsModule,
  referralModule,
  tournamentsModule,
  turnoverModule,
  vipModule,
];
