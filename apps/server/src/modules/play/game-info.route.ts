import { gameInfo } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { infoOfGame } from './game-info.service.ts';

export const gameInfoRoute = defineRoute(gameInfo, infoOfGame);
