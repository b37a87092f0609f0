import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { applyErrors } from './apply-errors.service.ts';
import { errorsOffice } from './errors.office.ts';
import { moveByLiability } from './move-by-liability.service.ts';
import { betAtWrongPrice } from './notices.ts';
import { reportsOffice } from './reports.office.ts';
import { tradingOffice } from './trading.office.ts';

/** What trading adds to the server. */
export const tradingModule = defineModule({
  notices: [betAtWrongPrice],
  office: [...tradingOffice, ...errorsOffice, ...reportsOffice],
  jobs: [
    /** Moves prices by what the house would lose, and stops markets at their limit. */
    defineJob({
      name: 'move-by-liability',
      everyMs: 2_000,
      leader: true,
      async run(context) {
        await moveByLiability(context);
      },
    }),
    /** Goes on with wrong prices that were agreed to where a process was stopped in between. */
    defineJob({
      name: 'apply-palpable-errors',
      everyMs: 5_000,
      onStart: true,
      leader: true,
      async run(context) {
        await applyErrors(context);
      },
    }),
  ],
});
