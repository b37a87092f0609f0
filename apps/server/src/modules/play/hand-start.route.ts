import { handStart } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { startHand } from './hand.service.ts';

export const handStartRoute = defineRoute(handStart, startHand);
