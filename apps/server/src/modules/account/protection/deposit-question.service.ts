import { inTransaction, type Executor } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { limitsOf, type LimitsAnswer } from './limits-view.ts';
import {
  depositLimitDeclined,
  lockPlayer,
  readDepositAnswer,
  recordProtectionChange,
} from './protection.store.ts';

/**
 * What a player must say of his deposits before he makes one: nothing, a limit or that he wants
 * none, or a limit.
 */
export type DepositQuestion = 'none' | 'asked' | 'required';

/**
 * What stands open of the question how much he will deposit at most, where the place has it asked.
 */
export async function depositQuestionOf(
  executor: Executor,
  { site, player }: Pick<PlayerContext, 'site' | 'player'>,
): Promise<DepositQuestion> {
  const { isDepositLimitAsked, isDepositLimitDeclinable } = jurisdictionFlags[site.jurisdiction];
  if (!isDepositLimitAsked) return 'none';
  const owner = { siteId: site.id, playerId: player.id };
  const { hasAnswered, hasLimit } = await readDepositAnswer(executor, owner);
  if (hasLimit) return 'none';
  if (!isDepositLimitDeclinable) return 'required';
  return hasAnswered ? 'none' : 'asked';
}

/**
 * The player says that he wants no limit on his deposits. Fails with `limitNotDeclinable` where the
 * place has none without.
 */
export async function declineDepositLimit(context: PlayerContext): Promise<LimitsAnswer> {
  const { server, site, player, now } = context;
  if (!jurisdictionFlags[site.jurisdiction].isDepositLimitDeclinable) fail('limitNotDeclinable');
  const owner = { siteId: site.id, playerId: player.id };
  return inTransaction(server.database, async (executor) => {
    await lockPlayer(executor, owner);
    if ((await depositQuestionOf(executor, context)) === 'asked')
      await recordProtectionChange(executor, owner, {
        id: server.ids.next(),
        action: depositLimitDeclined,
        before: {},
        after: {},
        sessionId: player.sessionId,
        now,
      });
    return limitsOf(executor, site, player.id, now);
  });
}
