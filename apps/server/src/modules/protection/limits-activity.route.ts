import { limitsActivity } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readActivity } from './activity.service.ts';

export const limitsActivityRoute = defineRoute(limitsActivity, readActivity);
