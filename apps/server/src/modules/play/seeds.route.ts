import { seeds } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listSeeds } from './seeds.service.ts';

export const seedsRoute = defineRoute(seeds, listSeeds);
