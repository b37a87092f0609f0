import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { offerMade } from './notices.ts';
import { offersOffice } from './offers.office.ts';
import { sendWaitingOffers } from './send-offer.service.ts';

/** What offers adds to the server. */
export const offersModule = defineModule({
  notices: [offerMade],
  office: offersOffice,
  jobs: [
    /** Goes on with offers whose sending was broken off. */
    defineJob({
      name: 'send-offers',
      everyMs: 30_000,
      onStart: true,
      leader: true,
      run: (context) => sendWaitingOffers(context),
    }),
  ],
});
