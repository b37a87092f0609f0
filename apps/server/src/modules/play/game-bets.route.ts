import { gameBets } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { betsOfGame } from './game-bets.service.ts';

export const gameBetsRoute = defineRoute(gameBets, betsOfGame);
