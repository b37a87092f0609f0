import { gameBets } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { betsOfGame } from './game-bets.service.ts';
import { personalData } from './personal-data.ts';

/**
 * A player's play of a game of ours, whatever its engine: its checks, its record, who played
 * lately.
 */
export const playsModule = defineModule({
  personal: personalData,
  routes: [defineRoute(gameBets, betsOfGame)],
});
