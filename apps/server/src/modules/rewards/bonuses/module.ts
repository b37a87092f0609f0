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
import { personalData } from './personal-data.ts';

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
  ],
  audits: [bonusesHoldTheirMoney, bonusesCountWhatTheySay],
});
