import { eventDetail, eventList, leagueList, matchList, publicOdds } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { sportsbookOffice } from './sportsbook.office.ts';
import { boardOf } from './board.ts';
import { eventDetailOf, listEvents } from './event-list.service.ts';
import { listLeagues } from './league-list.service.ts';
import { voidOverdueEvents } from './void-overdue.service.ts';

/** What sportsbook adds to the server. */
export const sportsbookModule = defineModule({
  office: sportsbookOffice,
  routes: [
    defineRoute(publicOdds, async ({ server }) => ({
      value: await boardOf(server).publicOdds(),
    })),
    defineRoute(matchList, async ({ server }) => ({
      value: await boardOf(server).matchList(),
    })),
    defineRoute(leagueList, async ({ server }, input) => ({
      value: await listLeagues(server, input),
    })),
    defineRoute(eventList, ({ server }, input) => listEvents(server, input)),
    defineRoute(eventDetail, async ({ server }, input) => ({
      event: await eventDetailOf(server, input.event_id),
    })),
  ],
  jobs: [
    /** Gives up matches that were put off for too long. */
    defineJob({
      name: 'void-overdue-events',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      async run(context) {
        await voidOverdueEvents(context);
      },
    }),
  ],
});
