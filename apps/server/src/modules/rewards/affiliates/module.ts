import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { affiliatesOffice } from './affiliates.office.ts';
import { personalData } from './personal-data.ts';
import { notePostbacks, sendPostbacks } from './send-postbacks.service.ts';

/** What partners who bring players add to the server. */
export const affiliatesModule = defineModule({
  personal: personalData,
  office: affiliatesOffice,
  jobs: [
    /** Notes what partners are to be told, and tells them. */
    defineJob({
      name: 'send-postbacks',
      everyMs: 10_000,
      leader: true,
      async run(context) {
        await notePostbacks(context);
        await sendPostbacks(context);
      },
    }),
  ],
});
