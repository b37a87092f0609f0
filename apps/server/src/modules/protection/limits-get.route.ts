import { limitsGet } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readMyLimits } from './limits.service.ts';

export const limitsGetRoute = defineRoute(limitsGet, readMyLimits);
