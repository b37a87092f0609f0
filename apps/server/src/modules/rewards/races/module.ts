import {
  nameShown,
  raceDetail,
  raceJoin,
  raceList,
  raceMine,
  raceStanding,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { countRaces } from './count-races.service.ts';
import { endRaces } from './end-races.service.ts';
import { nameShownOf } from './name-shown.service.ts';
import { raceWon } from './notices.ts';
import { payRaces } from './pay-prizes.service.ts';
import { personalData } from './personal-data.ts';
import { raceBucketsHoldTheirEntries } from './race-buckets-hold-their-entries.audit.ts';
import { raceOf } from './race-detail.service.ts';
import { joinRace } from './race-join.service.ts';
import { racesOf } from './race-list.service.ts';
import { ownRace } from './race-mine.service.ts';
import { racePrizesAreGivenOnce } from './race-prizes-are-given-once.audit.ts';
import { standingOfRace } from './race-standing.service.ts';
import { tellStandings } from './tell-standings.service.ts';

/** What races add to the server. */
export const racesModule = defineModule({
  personal: personalData,
  notices: [raceWon],
  routes: [
    defineRoute(raceList, racesOf),
    defineRoute(raceDetail, raceOf),
    defineRoute(raceJoin, joinRace),
    defineRoute(raceStanding, standingOfRace),
    defineRoute(raceMine, ownRace),
    defineRoute(nameShown, nameShownOf),
  ],
  jobs: [
    /** Opens races, and counts in them what was settled: a standing is five seconds old at most. */
    defineJob({
      name: 'count-races',
      everyMs: 2000,
      leader: true,
      async run(context, _keys, stop) {
        for (;;) {
          const { rows, changed } = await countRaces(context);
          await tellStandings(context, changed);
          if (rows === 0 || stop?.aborted) return;
        }
      },
    }),
    /** Decides the places of races that are over, and gives their prizes. */
    defineJob({
      name: 'end-races',
      everyMs: 5000,
      leader: true,
      async run(context) {
        await endRaces(context);
        await payRaces(context);
      },
    }),
  ],
  audits: [racePrizesAreGivenOnce, raceBucketsHoldTheirEntries],
});
