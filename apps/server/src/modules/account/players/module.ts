import { checkStatus, profile, profileUpdate, referralCode } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { profileOf } from './profile-read.service.ts';
import { changeProfile } from './profile.service.ts';
import { ownReferral } from './referral-code.service.ts';
import { statusOf } from './status.service.ts';
import { personalData } from './personal-data.ts';

/** What players adds to the server. */
export const playersModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(referralCode, ownReferral),
    defineRoute(profile, profileOf),
    defineRoute(profileUpdate, changeProfile),
    defineRoute(checkStatus, (context) => statusOf(context)),
  ],
});
