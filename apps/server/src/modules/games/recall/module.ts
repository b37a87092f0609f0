import { myRounds, roundGet } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { getRound, listMyRounds } from './recall.service.ts';

/** Plays of our games shown again, whatever engine they are of. */
export const recallModule = defineModule({
  routes: [defineRoute(roundGet, getRound), defineRoute(myRounds, listMyRounds)],
});
