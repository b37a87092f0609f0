import { aliveList } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule, type ServerModule } from '../../../module.ts';
import type { ReadAlive } from './alive.service.ts';

/** The call that tells what is alive on a site, of whatever modules declare. */
export const aliveModule = (aliveOf: ReadAlive): ServerModule =>
  defineModule({
    routes: [
      defineRoute(aliveList, async ({ server, site }) => ({ value: await aliveOf(server, site) })),
    ],
  });
