import { rotate } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { rotateSeeds } from './seeds.service.ts';

export const rotateRoute = defineRoute(rotate, rotateSeeds);
