import { eventDetail } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { eventDetailOf } from './event-list.service.ts';

export const eventDetailRoute = defineRoute(eventDetail, async ({ server }, input) => ({
  event: await eventDetailOf(server, input.event_id),
}));
