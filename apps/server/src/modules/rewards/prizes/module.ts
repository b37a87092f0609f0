import { voucherList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { claimsCostWhatTheyTook } from './claims-cost-what-they-took.audit.ts';
import { grantOrderedRounds } from './give-free-rounds.service.ts';
import { voucherEnds } from './notices.ts';
import { personalData } from './personal-data.ts';
import { prizesAreBookedOnce } from './prizes-are-booked-once.audit.ts';
import { rewardOf } from './reference.ts';
import { releaseTokens } from './release-tokens.service.ts';
import { endVouchers, vouchersOf } from './voucher-list.service.ts';
import { warnOfEndingVouchers } from './warn-ending.service.ts';

/** What prizes add to the server. */
export const prizesModule = defineModule({
  personal: personalData,
  references: [rewardOf],
  routes: [defineRoute(voucherList, vouchersOf)],
  notices: [voucherEnds],
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
    /** Tells players of vouchers that end soon. */
    defineJob({
      name: 'warn-of-ending-vouchers',
      everyMs: 60_000,
      leader: true,
      run: (context) => warnOfEndingVouchers(context),
    }),
    /** Asks studios for the free rounds that were given. */
    defineJob({
      name: 'grant-free-rounds',
      everyMs: 5000,
      leader: true,
      run: (context) => grantOrderedRounds(context),
    }),
  ],
  audits: [claimsCostWhatTheyTook, prizesAreBookedOnce],
});
