import type { ServerContext } from '../../context.ts';
import { publishCampaign } from '../../modules/rewards/campaigns/index.ts';
import { demoCampaign } from './demo-campaign.ts';
import { demoThanks } from './demo-thanks.ts';
import { demoSites } from './demo-sites.data.ts';

/**
 * Publishes what each demo site offers, judged like any operator's file. Throws with its problems.
 */
export async function seedCampaigns(context: ServerContext, actor: string): Promise<void> {
  for (const site of demoSites) {
    const now = context.clock.now();
    for (const file of [demoCampaign(site, now), demoThanks(site, now)]) {
      const { problems } = await publishCampaign(context, actor, file);
      if (problems.length > 0) throw new Error(`${site.externalId}: ${problems.join('; ')}`);
    }
  }
}
