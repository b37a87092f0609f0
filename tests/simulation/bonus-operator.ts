import { publishCampaign } from '@pavilion/server/modules/rewards/campaigns/index';
import type { ServerContext } from '@pavilion/server/context';
import { bonusItem, bonusTerms } from '@pavilion/server/testing/bonus-terms';

const dayMs = 24 * 60 * 60_000;

/** The codes of so many bonuses of each kind of terms, with their kind. */
export const bonusCodes = (each: number): Array<{ code: string; terms: string }> =>
  Array.from({ length: each }, (_, n) =>
    Object.keys(bonusTerms).map((terms) => ({ code: `${terms}-${n}`, terms })),
  ).flat();

/** Publishes bonuses that a player may have one after the other. */
export async function offerBonuses(context: ServerContext, each: number): Promise<void> {
  const now = context.clock.now().getTime();
  const texts = { EN: { title: 'A bonus', body: '<p>Terms</p>' } };
  const file = {
    ...{ format: 1, site: 'simulation', campaign: 'bonuses' },
    starts_at: new Date(now).toISOString(),
    ends_at: new Date(now + 30 * dayMs).toISOString(),
    budget: { amount: '900000.00' },
    items: bonusCodes(each).flatMap(({ code, terms }) => {
      const wanted = bonusTerms[terms];
      return wanted ? [{ texts, ...bonusItem(code, wanted) }] : [];
    }),
  };
  const { problems } = await publishCampaign(context, 'simulation', JSON.stringify(file));
  if (problems.length > 0) throw new Error(problems.join('; '));
}
