import { referralCode } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { ownReferral } from './referral-code.service.ts';

export const referralCodeRoute = defineRoute(referralCode, ownReferral);
