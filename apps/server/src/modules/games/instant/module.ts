import { bet, demoBet } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { playDemoBet, playInstant } from './play-instant.service.ts';

/** Games that one call decides. */
export const instantModule = defineModule({
  routes: [defineRoute(bet, playInstant), defineRoute(demoBet, playDemoBet)],
});
