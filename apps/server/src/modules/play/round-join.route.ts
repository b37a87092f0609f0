import { roundJoin } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { joinShared } from './shared-round.service.ts';

export const roundJoinRoute = defineRoute(roundJoin, joinShared);
