import { handOpen } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listOpenHands } from './hand.service.ts';

export const handOpenRoute = defineRoute(handOpen, listOpenHands);
