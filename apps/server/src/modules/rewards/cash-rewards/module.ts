import { rewardClaim, rewardLines, rewardList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { accrualsAddUp } from './accruals-add-up.audit.ts';
import { accrueRakeback } from './accrue-rakeback.service.ts';
import { fixCashback } from './cashback.service.ts';
import { payExcluded } from './pay-excluded.service.ts';
import { personalData } from './personal-data.ts';
import { claimReward } from './reward-claim.service.ts';
import { linesOf } from './reward-lines.service.ts';
import { rewardsOf } from './reward-list.service.ts';

/** What cash rewards add to the server. */
export const cashRewardsModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(rewardList, rewardsOf),
    defineRoute(rewardLines, linesOf),
    defineRoute(rewardClaim, claimReward),
  ],
  jobs: [
    /** Adds to rakeback what was settled. */
    defineJob({
      name: 'accrue-rakeback',
      everyMs: 2000,
      leader: true,
      run: (context) => accrueRakeback(context),
    }),
    /** Fixes what periods of cashback gave, ten seconds after their end. */
    defineJob({
      name: 'fix-cashback',
      everyMs: 5000,
      leader: true,
      run: (context) => fixCashback(context),
    }),
    /** Pays excluded players what had accrued. */
    defineJob({
      name: 'pay-excluded-rewards',
      everyMs: 30_000,
      leader: true,
      run: (context) => payExcluded(context),
    }),
  ],
  audits: [accrualsAddUp],
});
