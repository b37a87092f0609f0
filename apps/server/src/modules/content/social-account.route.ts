import { socialAccount } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { socialAccountsOf } from './content.service.ts';

export const socialAccountRoute = defineRoute(socialAccount, async (context) => ({
  value: await socialAccountsOf(context),
}));
