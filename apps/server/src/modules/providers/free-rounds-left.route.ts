import { freeRoundsLeft } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { freeRoundsOfPlayer } from './free-rounds.service.ts';

export const freeRoundsLeftRoute = defineRoute(freeRoundsLeft, async ({ server, site, player }) => {
  return { value: await freeRoundsOfPlayer(server, { siteId: site.id, playerId: player.id }) };
});
