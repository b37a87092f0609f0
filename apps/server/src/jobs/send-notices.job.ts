import { sendUntold } from '../modules/notices/index.ts';
import { defineJob } from './job.ts';

/** Hands what happened to those who want to hear of it by mail or push. */
export const sendNotices = defineJob({
  name: 'send-notices',
  everyMs: 1000,
  leader: true,
  run: (context) => sendUntold(context),
});
