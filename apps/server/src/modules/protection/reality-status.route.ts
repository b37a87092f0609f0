import { realityStatus } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readMyReality } from './reality.service.ts';

export const realityStatusRoute = defineRoute(realityStatus, readMyReality);
