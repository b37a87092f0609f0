import { eventDetail, eventList, leagueList, matchList, publicOdds } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { defineJob } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { boardOf } from './board.ts';
import { playDemoMatches } from './demo/play-demo.service.ts';
import { ensureDemo } from './demo/seed-sportsbook.ts';
import { topUpDemo } from './demo/top-up-demo.service.ts';
import { eventDetailOf, listEvents } from './event-list.service.ts';
import { listLeagues } from './league-list.service.ts';
import { voidOverdueEvents } from './void-overdue.service.ts';

/** What sportsbook adds to the server. */
export const sportsbookModule = defineModule({
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
    /** Moves the demo leagues: kick-offs, minutes, goals, prices, results. */
    defineJob({
      name: 'play-demo-matches',
      everyMs: 2000,
      onStart: true,
      leader: true,
      async run(context) {
        await playDemoMatches(context);
      },
    }),
    /** Offers the matches that come into reach, and gives up those put off for too long. */
    defineJob({
      name: 'top-up-sportsbook',
      everyMs: 60_000,
      onStart: true,
      leader: true,
      async run(context) {
        if (context.config.seedDemo) await ensureDemo(context);
        await topUpDemo(context);
        await voidOverdueEvents(context);
      },
    }),
  ],
});
