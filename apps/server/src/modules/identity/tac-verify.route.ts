import { tacVerify } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { activate } from './activation.service.ts';

export const tacVerifyRoute = defineRoute(tacVerify, async (context, input) => {
  await activate(context, input);
  return {};
});
