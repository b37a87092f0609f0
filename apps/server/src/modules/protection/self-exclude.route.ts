import { selfExclude } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { excludeMyself } from './pauses.service.ts';

export const selfExcludeRoute = defineRoute(selfExclude, excludeMyself);
