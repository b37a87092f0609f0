import { myRounds } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listMyRounds } from './recall.service.ts';

export const myRoundsRoute = defineRoute(myRounds, listMyRounds);
