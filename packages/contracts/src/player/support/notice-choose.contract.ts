import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { noticeChannel, noticeChoicesView, noticeTopic } from './notice-records.ts';

export const noticeChoose = defineCall({
  method: 'POST',
  path: '/api/notices/choose',
  access: 'player',
  summary: 'Switches one topic on one channel on or off; what protects the account stays on.',
  request: z.object({
    ...meFields,
    topic: noticeTopic,
    channel: noticeChannel,
    is_on: z.boolean(),
  }),
  response: noticeChoicesView,
  errors: ['noticeFixed'],
});
