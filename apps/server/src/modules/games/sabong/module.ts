import { sabongMatchList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { listMatches } from './match-list.service.ts';
import { sabongOffice } from './sabong.office.ts';

/**
 * Matches of sabong: who meets whom, results, and whether a site offers them. Bets on them are
 * tickets of shared rounds.
 */
export const sabongModule = defineModule({
  office: sabongOffice,
  routes: [defineRoute(sabongMatchList, listMatches)],
});
