import {
  eventChanges,
  eventDetail,
  eventList,
  eventStatistics,
  leagueList,
  marketTypes,
  matchList,
  publicOdds,
  resultList,
  sportList,
  sportsFavAdd,
  sportsFavList,
  sportsFavRemove,
  sportsLadder,
  standingList,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { sportsbookOffice } from './sportsbook.office.ts';
import { boardOf } from './board.ts';
import { changesOf } from './event-changes.service.ts';
import { eventDetailOf } from './event-detail.service.ts';
import { listEvents } from './event-list.service.ts';
import { eventStatisticsOf } from './event-statistics.service.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.service.ts';
import { ladderOf } from './ladder.service.ts';
import { listLeagues } from './league-list.service.ts';
import { listMarketTypes } from './market-types.service.ts';
import { personalData } from './personal-data.ts';
import { listResults } from './result-list.service.ts';
import { listSports } from './sport-list.service.ts';
import { listStandings } from './standing-list.service.ts';
import { voidOverdueEvents } from './void-overdue.service.ts';

/** What sportsbook adds to the server. */
export const sportsbookModule = defineModule({
  office: sportsbookOffice,
  personal: personalData,
  routes: [
    defineRoute(publicOdds, ({ server }) => boardOf(server).publicOdds()),
    defineRoute(matchList, ({ server }) => boardOf(server).matchList()),
    defineRoute(leagueList, async ({ server }, input) => ({
      value: await listLeagues(server, input),
    })),
    defineRoute(sportList, ({ server }, input) => listSports(server, input)),
    defineRoute(eventList, listEvents),
    defineRoute(eventChanges, ({ server }, input) => changesOf(server, input)),
    defineRoute(eventDetail, async ({ server }, input) => {
      const event = await eventDetailOf(server, input);
      return { seq: boardOf(server).seq(), event };
    }),
    defineRoute(eventStatistics, ({ server }, input) => eventStatisticsOf(server, input.event_id)),
    defineRoute(sportsLadder, ({ server }, input) => ladderOf(server, input)),
    defineRoute(marketTypes, async ({ site }, input) => listMarketTypes(site, input)),
    defineRoute(standingList, async ({ server }, input) => ({
      value: await listStandings(server, input.league_id),
    })),
    defineRoute(resultList, ({ server }, input) => listResults(server, input)),
    defineRoute(sportsFavList, listFavourites),
    defineRoute(sportsFavAdd, addFavourite),
    defineRoute(sportsFavRemove, removeFavourite),
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
