import type { CallInput } from '@pavilion/contracts';
import type { bonusClaim } from '@pavilion/contracts/player/rewards/bonus-claim.contract';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf, publishBalance } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { findItem } from '../campaigns/index.ts';
import { viewOfBonus } from './bonus-list.service.ts';
import { lockBonus, type BonusRow } from './bonus.store.ts';
import { stackingProblem, startBonus } from './offer-bonus.service.ts';

/** Takes an offered bonus: it becomes active, or waits for the one before. */
export async function claimBonus(context: PlayerContext, input: CallInput<typeof bonusClaim>) {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const bonusId = input.bonus_id.toLowerCase();
  if (!isUuid(bonusId)) fail('bonusNotFound');
  return answerOnce(context, input, async (executor) => {
    const bonus = (await lockBonus(executor, owner, bonusId)) ?? fail('bonusNotFound');
    refuseTaken(bonus, now);
    const item = await findItem(server, site.id, bonus.template_code, 'bonus', executor);
    const problem = item && (await stackingProblem(server, executor, owner, item));
    if (problem) fail(problem);
    await startBonus(executor, owner, bonusId, now);
    const wallet = { ...owner, currency: site.currency.code };
    await publishBalance(server, executor, wallet);
    const value = (await viewOfBonus(context, bonusId, executor)) ?? fail('bonusNotFound');
    return { value, ...(await balanceOf(server, wallet, executor)) };
  });
}

function refuseTaken({ state, claim_until: until }: BonusRow, now: Date): void {
  if (state === 'queued' || state === 'active' || state === 'closing') fail('alreadyClaimed');
  if (state !== 'offered' || (until !== null && until <= now)) fail('bonusOver');
}
