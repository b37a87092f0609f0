import { vipLevels } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { vipLevelsOf } from './vip-levels.service.ts';

/** What the table of VIP levels adds to the server. */
export const vipLevelsModule = defineModule({
  routes: [defineRoute(vipLevels, vipLevelsOf)],
});
