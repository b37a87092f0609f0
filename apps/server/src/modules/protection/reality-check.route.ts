import { realityCheck } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { chooseRealityCheck } from './pauses.service.ts';

export const realityCheckRoute = defineRoute(realityCheck, chooseRealityCheck);
