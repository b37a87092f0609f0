import { vip } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { vipOffice } from './vip.office.ts';
import { earnTokens } from './earn-tokens.service.ts';
import { raiseVipLevels } from './raise-vip.service.ts';
import { turnVipCycles } from './turn-cycles.service.ts';
import { vipOf } from './vip.service.ts';
import { vipKept, vipLost, vipRaised } from './notices.ts';
import { personalData } from './personal-data.ts';

/** What vip adds to the server. */
export const vipModule = defineModule({
  personal: personalData,
  notices: [vipRaised, vipKept, vipLost],
  office: vipOffice,
  routes: [defineRoute(vip, vipOf)],
  jobs: [
    /** Pays game tokens for settled turnover. */
    defineJob({
      name: 'earn-tokens',
      everyMs: 30_000,
      leader: true,
      run: (context) => earnTokens(context),
    }),
    /** Tells players of the VIP levels they reached, with the reward of each. */
    defineJob({
      name: 'raise-vip',
      everyMs: 10_000,
      leader: true,
      run: (context) => raiseVipLevels(context),
    }),
    /** Ends VIP cycles that are over: levels are kept or lost. */
    defineJob({
      name: 'turn-vip-cycles',
      everyMs: 60_000,
      leader: true,
      run: (context) => turnVipCycles(context),
    }),
  ],
});
