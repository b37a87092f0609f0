import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, siteFields } from '../../shared/fields.ts';
import { eventWithMarkets } from '../../shared/records.ts';

export const eventDetail = defineCall({
  method: 'POST',
  path: '/api/sports/event_detail',
  access: 'public',
  summary: 'One event with all its markets.',
  request: z.object({ ...siteFields, event_id: id }),
  response: z.object({ event: eventWithMarkets }),
  errors: ['eventNotFound'],
});
