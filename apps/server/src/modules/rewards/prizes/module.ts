import { voucherList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { claimsCostWhatTheyTook } from './claims-cost-what-they-took.audit.ts';
import { grantOrderedRounds } from './give-free-rounds.service.ts';
import { personalData } from './personal-data.ts';
import { prizeOf } from './reference.ts';
import { releaseTokens } from './release-tokens.service.ts';
import { endVouchers, vouchersOf } from './voucher-list.service.ts';

/** What prizes add to the server. */
export const prizesModule = defineModule({
  personal: personalData,
  references: [prizeOf],
  routes: [defineRoute(voucherList, vouchersOf)],
  jobs: [
    /** Tokens whose time has come can be spent; vouchers whose time is over cannot. */
    defineJob({
      name: 'release-tokens',
      everyMs: 5000,
      leader: true,
      async run(context) {
        await releaseTokens(context);
        await endVouchers(context);
      },
    }),
    /** Asks studios for the free rounds that were given. */
    defineJob({
      name: 'grant-free-rounds',
      everyMs: 5000,
      leader: true,
      run: (context) => grantOrderedRounds(context),
    }),
  ],
  audits: [claimsCostWhatTheyTook],
});
