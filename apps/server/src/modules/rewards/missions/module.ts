import { missionClaim, missionList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { claimMission } from './mission-claim.service.ts';
import { missionsOf } from './mission-list.service.ts';
import { missionsAreGivenOnce } from './missions-are-given-once.audit.ts';
import { tellProgress } from './tell-progress.service.ts';

/** What missions add to the server. */
export const missionsModule = defineModule({
  routes: [defineRoute(missionList, missionsOf), defineRoute(missionClaim, claimMission)],
  jobs: [
    /** Tells players how far they are, as their plays are settled. */
    defineJob({
      name: 'tell-missions',
      everyMs: 2000,
      leader: true,
      async run(context) {
        while ((await tellProgress(context)) > 0);
      },
    }),
  ],
  audits: [missionsAreGivenOnce],
});
