import { betList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listBets } from './bet-list.service.ts';

export const betListRoute = defineRoute(betList, listBets);
