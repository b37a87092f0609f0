import { sessionEnd } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { endOwnSessions } from './own-sessions.service.ts';

export const sessionEndRoute = defineRoute(sessionEnd, async (context, input) => {
  await endOwnSessions(context, input);
  return {};
});
