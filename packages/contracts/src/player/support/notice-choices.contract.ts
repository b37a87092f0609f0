import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { noticeChoicesView } from './notice-records.ts';

export const noticeChoices = defineCall({
  method: 'POST',
  path: '/api/notices/choices',
  access: 'player',
  summary: 'What the player is told of, and by which channels.',
  request: z.object({ ...meFields }),
  response: noticeChoicesView,
  errors: [],
});
