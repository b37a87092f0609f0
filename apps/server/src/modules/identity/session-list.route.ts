import { sessionList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listSessions } from './own-sessions.service.ts';

export const sessionListRoute = defineRoute(sessionList, listSessions);
