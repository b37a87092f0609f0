import { referralList, referralOverview } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { followFriends } from './follow-friends.service.ts';
import { referralQualified } from './notices.ts';
import { payShares } from './pay-shares.service.ts';
import { personalData } from './personal-data.ts';
import { friendsOf } from './referral-list.service.ts';
import { overviewOf } from './referral-overview.service.ts';
import { referralOffice } from './referral.office.ts';
import { referralsAreGivenOnce } from './referrals-are-given-once.audit.ts';
import { sharePlay } from './share-play.service.ts';

/** What players who bring players add to the server. */
export const referralModule = defineModule({
  personal: personalData,
  notices: [referralQualified],
  office: referralOffice,
  routes: [defineRoute(referralOverview, overviewOf), defineRoute(referralList, friendsOf)],
  jobs: [
    /** Follows friends by the plan, and gives what those have earned who are through with it. */
    defineJob({
      name: 'follow-referrals',
      everyMs: 5000,
      leader: true,
      run: (context) => followFriends(context),
    }),
    /** Adds what friends' settled play brings. */
    defineJob({
      name: 'share-referred-play',
      everyMs: 5000,
      leader: true,
      run: (context) => sharePlay(context),
    }),
    /** Pays what friends' play has brought, once a day. */
    defineJob({
      name: 'pay-referral-shares',
      everyMs: 60_000,
      leader: true,
      run: (context) => payShares(context),
    }),
  ],
  audits: [referralsAreGivenOnce],
});
