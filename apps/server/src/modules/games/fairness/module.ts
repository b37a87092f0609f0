import { rotate, seeds } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { listSeeds, rotateSeeds } from './seeds.service.ts';
import { personalData } from './personal-data.ts';

/**
 * Seeds of players and chains of tables: what decides rounds, and how it is shown that nobody
 * chose.
 */
export const fairnessModule = defineModule({
  personal: personalData,
  routes: [defineRoute(seeds, listSeeds), defineRoute(rotate, rotateSeeds)],
});
