import { referral } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';

export const referralRoute = defineRoute(referral, async (context) => ({
  setting_value: context.site.referralSetting,
}));
