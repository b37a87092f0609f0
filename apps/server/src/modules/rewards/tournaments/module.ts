import { tournamentList } from '@pavilion/contracts';
import { referenceBy } from '../../../declared.ts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { tournamentsOffice } from './tournaments.office.ts';
import { countEditions } from './count-editions.service.ts';
import { endEditions } from './end-editions.service.ts';
import { tournamentsOf } from './tournament-list.service.ts';
import { prizesArePaidOnce } from './prizes-are-paid-once.audit.ts';
import { prizeWon } from './notices.ts';
import { personalData } from './personal-data.ts';

/** What tournaments adds to the server. */
export const tournamentsModule = defineModule({
  personal: personalData,
  references: [referenceBy('edition_id', 'tournament')],
  notices: [prizeWon],
  office: tournamentsOffice,
  routes: [
    defineRoute(tournamentList, (context) =>
      tournamentsOf(context.server, context.site, context.language.code),
    ),
  ],
  jobs: [
    /** Keeps what players have in the tournaments under way, so that a home page need not count a whole day. */
    defineJob({
      name: 'count-tournaments',
      everyMs: 15_000,
      onStart: true,
      leader: true,
      async run(context) {
        await countEditions(context);
      },
    }),
    /** Ends the tournaments whose time is over: pays the prizes and opens the next editions. */
    defineJob({
      name: 'end-tournaments',
      everyMs: 5000,
      onStart: true,
      leader: true,
      async run(context) {
        await endEditions(context);
      },
    }),
  ],
  audits: [prizesArePaidOnce],
});
