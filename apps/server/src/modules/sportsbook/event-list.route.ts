import { eventList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listEvents } from './event-list.service.ts';

export const eventListRoute = defineRoute(eventList, ({ server }, input) =>
  listEvents(server, input),
);
