import type { Route } from '../../http/route.ts';
import { checkStatusRoute } from './check-status.route.ts';
import { profileRoute } from './profile.route.ts';
import { profileUpdateRoute } from './profile-update.route.ts';
import { referralCodeRoute } from './referral-code.route.ts';

export const routes: readonly Route[] = [
  referralCodeRoute,
  profileRoute,
  profileUpdateRoute,
  checkStatusRoute,
];
