import { stepUpCode } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { requestCode } from '../identity/index.ts';

export const stepUpCodeRoute = defineRoute(stepUpCode, async (context) => {
  const { accountId } = context.player;
  await requestCode(context, { accountId, purpose: 'step-up', isMeant: () => true });
  return {};
});
