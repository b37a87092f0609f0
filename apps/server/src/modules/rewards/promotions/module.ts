import {
  bonusCode,
  depositCreate,
  promotionDetail,
  promotionList,
  promotionOptIn,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { giveMomentRewards } from './give-moment-rewards.service.ts';
import { giveDepositBonuses } from './give-triggered.service.ts';
import { optIn } from './opt-in.service.ts';
import { promotionOf } from './promotion-detail.service.ts';
import { promotionsOf } from './promotion-list.service.ts';
import { redeemCode } from './redeem-code.service.ts';
import { startDeposit } from './start-deposit.service.ts';

/** What promotions add to the server. */
export const promotionsModule = defineModule({
  routes: [
    defineRoute(promotionList, promotionsOf),
    defineRoute(promotionDetail, promotionOf),
    defineRoute(promotionOptIn, optIn),
    defineRoute(bonusCode, redeemCode),
    // A deposit may be wished to bring a bonus; payments know none.
    defineRoute(depositCreate, startDeposit),
  ],
  jobs: [
    /** Gives the bonuses of deposits that were credited. */
    defineJob({
      name: 'give-deposit-bonuses',
      everyMs: 1000,
      leader: true,
      async run(context) {
        await giveDepositBonuses(context);
      },
    }),
    /** Gives what sign-ups and reached levels bring. */
    defineJob({
      name: 'give-moment-rewards',
      everyMs: 1000,
      leader: true,
      run: giveMomentRewards,
    }),
  ],
});
