import { limitsSet } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { setLimit } from './limits.service.ts';

export const limitsSetRoute = defineRoute(limitsSet, setLimit);
