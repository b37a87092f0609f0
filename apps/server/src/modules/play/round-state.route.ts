import { roundState } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { stateOfRound } from './shared-round.service.ts';

export const roundStateRoute = defineRoute(roundState, stateOfRound);
