import { demoBet } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { playDemoBet } from './demo.service.ts';

export const demoBetRoute = defineRoute(demoBet, playDemoBet);
