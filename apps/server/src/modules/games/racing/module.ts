import { racingQuote, racingRaceGet, racingRaceList, racingResults } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { nextRaces } from './alive.ts';
import { quoteRace } from './quote.service.ts';
import { getRace } from './race-detail.service.ts';
import { listRaces } from './race-list.service.ts';
import { listRaceResults } from './results.service.ts';

/**
 * Races of horses, greyhounds and trotters: cards, prices, results. Bets on them are tickets of
 * shared rounds.
 */
export const racingModule = defineModule({
  alive: [nextRaces],
  routes: [
    defineRoute(racingRaceList, listRaces),
    defineRoute(racingRaceGet, getRace),
    defineRoute(racingQuote, quoteRace),
    defineRoute(racingResults, listRaceResults),
  ],
});
