import { bet } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { playInstant } from './play-instant.service.ts';

export const betRoute = defineRoute(bet, playInstant);
