import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { addPot } from '../../modules/rewards/jackpots/index.ts';
import { demoJackpotsOf } from './demo-jackpots.data.ts';
import type { DemoSite } from './demo-sites.data.ts';

/** Gives a site of the demo its pots; their first rounds start now. */
export async function seedJackpots(
  executor: Executor,
  context: ServerContext,
  actor: string,
  site: Pick<DemoSite, 'externalId' | 'currency'> & { id: string },
): Promise<void> {
  for (const pot of demoJackpotsOf(site)) await addPot(context, actor, site, pot, executor);
}
