import type { ServerModule } from '../../module.ts';
import { affiliatesModule } from './affiliates/module.ts';
import { answerOnceModule } from './answer-once/module.ts';
import { bonusesModule } from './bonuses/module.ts';
import { campaignDeskModule } from './campaign-desk/module.ts';
import { campaignsModule } from './campaigns/module.ts';
import { cashRewardsModule } from './cash-rewards/module.ts';
import { jackpotsModule } from './jackpots/module.ts';
import { minigameModule } from './minigame/module.ts';
import { missionsModule } from './missions/module.ts';
import { prizesModule } from './prizes/module.ts';
import { promotionsModule } from './promotions/module.ts';
import { racesModule } from './races/module.ts';
import { referralModule } from './referral/module.ts';
import { turnoverModule } from './turnover/module.ts';
import { vipLevelsModule } from './vip-levels/module.ts';
import { vipModule } from './vip/module.ts';
import { wheelModule } from './wheel/module.ts';

/** What makes players come back: VIP, jackpots, races, what counts towards them. */
export const rewardsArea: readonly ServerModule[] = [
  affiliatesModule,
  answerOnceModule,
  bonusesModule,
  campaignDeskModule,
  campaignsModule,
  cashRewardsModule,
  jackpotsModule,
  minigameModule,
  missionsModule,
  prizesModule,
  promotionsModule,
  racesModule,
  referralModule,
  turnoverModule,
  vipLevelsModule,
  vipModule,
  wheelModule,
];
