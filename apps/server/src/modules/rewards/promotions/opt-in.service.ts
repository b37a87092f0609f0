import type { CallInput } from '@pavilion/contracts';
import type { promotionOptIn } from '@pavilion/contracts/player/rewards/promotion-opt-in.contract';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { answerOnce } from '../answer-once/index.ts';
import { stackingProblem } from '../bonuses/index.ts';
import { areRewardsOff, factsOf, findItem, readItem, stateOfItem } from '../campaigns/index.ts';
import { givePrize } from '../prizes/index.ts';
import { readStanding, writeOptIn } from './opt-in.store.ts';
import { prizeOfItem, releaseOf } from './prize-of-item.ts';
import { promotionCard } from './promotion-view.ts';
import { standingOfItem } from './standing-of-item.ts';
import { isGivenByAgreeing } from './trigger-moment.ts';

/**
 * Agrees to the terms of a promotion; what is given for agreeing alone is given at once. Twice is
 * once.
 */
export async function optIn(context: PlayerContext, input: CallInput<typeof promotionOptIn>) {
  const { server, site, player, now, language } = context;
  const owner = { siteId: site.id, playerId: player.id };
  return answerOnce(context, input, async (executor) => {
    const item = await readItem(executor, site.id, input.promotion_code);
    if (!item) return fail('promotionNotFound');
    if (stateOfItem(item, now) !== 'open' || (await areRewardsOff(executor, site.id)))
      fail('promotionOver');
    const facts = await factsOf(executor, site, player.id, now);
    const card = async () => {
      const standing = await readStanding(executor, owner);
      const mine = standingOfItem(item, facts, standing, now);
      return { value: promotionCard(item, mine, { language: language.code, now }) };
    };
    const { value: before } = await card();
    if (before.mine?.state === 'opted_in' || before.mine?.state === 'used')
      return { value: before };
    if (item.termsVersion !== input.terms_version)
      fail('termsChanged', { statusDetail: item.termsVersion });
    const reason = before.mine?.reason ?? null;
    if (reason !== null) fail('notEligible', { statusDetail: reason });
    const bonus = await findItem(server, site.id, item.code, 'bonus', executor);
    const problem = bonus && (await stackingProblem(server, executor, owner, bonus));
    if (problem) fail(problem);
    await writeOptIn(executor, owner, { code: item.code, termsVersion: item.termsVersion, now });
    const prize = isGivenByAgreeing(item, facts) ? prizeOfItem(site, item, null) : null;
    if (prize)
      await givePrize(server, executor, {
        ...{ site, playerId: player.id, item, prize, source: 'promotion' },
        claimKey: player.id,
        ...releaseOf(item),
      });
    return card();
  });
}
