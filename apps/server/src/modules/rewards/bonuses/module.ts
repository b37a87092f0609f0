import {
  bonusClaim,
  bonusForfeit,
  bonusForfeitPreview,
  bonusList,
  bonusProgress,
} from '@pavilion/contracts';
import { referenceBy } from '../../../declared.ts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { bonusesOf } from './bonus-list.service.ts';
import { bonusesHoldTheirMoney } from './bonuses-hold-their-money.audit.ts';
import { bonusesCountWhatTheySay } from './bonuses-count-what-they-say.audit.ts';
import { progressOf } from './bonus-progress.service.ts';
import { claimBonus } from './claim-bonus.service.ts';
import { endBonuses } from './end-bonuses.service.ts';
import { forfeitBonus, previewForfeit } from './forfeit-bonus.service.ts';
import { bonusEnds } from './notices.ts';
import { personalData } from './personal-data.ts';
import { tellBonuses } from './tell-bonuses.service.ts';
import { warnOfEndingBonuses } from './warn-ending.service.ts';

/** What bonuses add to the server. */
export const bonusesModule = defineModule({
  personal: personalData,
  references: [referenceBy('bonus_id', 'bonus')],
  routes: [
    defineRoute(bonusList, bonusesOf),
    defineRoute(bonusClaim, claimBonus),
    defineRoute(bonusForfeitPreview, previewForfeit),
    defineRoute(bonusForfeit, forfeitBonus),
    defineRoute(bonusProgress, progressOf),
  ],
  notices: [bonusEnds],
  jobs: [
    /** Ends bonuses and offers whose time is over. */
    defineJob({
      name: 'expire-bonuses',
      everyMs: 1000,
      leader: true,
      async run(context) {
        await endBonuses(context);
      },
    }),
    /** Tells players of bonuses that end soon. */
    defineJob({
      name: 'warn-of-ending-bonuses',
      everyMs: 60_000,
      leader: true,
      run: (context) => warnOfEndingBonuses(context),
    }),
    /** Tells players' open pages what became of their bonuses. */
    defineJob({
      name: 'tell-bonuses',
      everyMs: 500,
      leader: true,
      async run(context) {
        await tellBonuses(context);
      },
    }),
  ],
  audits: [bonusesHoldTheirMoney, bonusesCountWhatTheySay],
});
