import { sendWaitingOffers } from '../modules/offers/index.ts';
import { defineJob } from './job.ts';

/** Goes on with offers whose sending was broken off. */
export const sendOffers = defineJob({
  name: 'send-offers',
  everyMs: 30_000,
  onStart: true,
  leader: true,
  run: (context) => sendWaitingOffers(context),
});
