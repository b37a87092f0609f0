import {
  limitsActivity,
  limitsConfirm,
  limitsDecline,
  limitsGet,
  limitsSet,
  realityAnswer,
  realityCheck,
  realityStatus,
  selfExclude,
  timeOut,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { protectionOffice } from './protection.office.ts';
import { readActivity } from './activity.service.ts';
import { declineDepositLimit } from './deposit-question.service.ts';
import { confirmMyLimit, readMyLimits, setLimit } from './limits.service.ts';
import { chooseRealityCheck, excludeMyself, takeTimeOut } from './pauses.service.ts';
import { goOn, readMyReality } from './reality.service.ts';
import { tellUsedLimits } from './tell-limits.service.ts';
import { limitAsked, limitNear, limitReached, limitSet } from './notices.ts';
import { personalData } from './personal-data.ts';

/** What protection adds to the server. */
export const protectionModule = defineModule({
  personal: personalData,
  notices: [limitSet, limitAsked, limitNear, limitReached],
  office: protectionOffice,
  routes: [
    defineRoute(limitsGet, readMyLimits),
    defineRoute(limitsSet, setLimit),
    defineRoute(limitsConfirm, confirmMyLimit),
    defineRoute(limitsDecline, declineDepositLimit),
    defineRoute(limitsActivity, readActivity),
    defineRoute(timeOut, takeTimeOut),
    defineRoute(selfExclude, excludeMyself),
    defineRoute(realityCheck, chooseRealityCheck),
    defineRoute(realityStatus, readMyReality),
    defineRoute(realityAnswer, goOn),
  ],
  jobs: [
    /** Tells players that a limit of theirs is used, or nearly. */
    defineJob({
      name: 'tell-limits',
      everyMs: 15_000,
      leader: true,
      run: (context) => tellUsedLimits(context),
    }),
  ],
});
