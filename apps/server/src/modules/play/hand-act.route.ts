import { handAct } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { playAction } from './hand.service.ts';

export const handActRoute = defineRoute(handAct, playAction);
