import { isErrorCode } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { depositQuestionOf } from './deposit-question.service.ts';
import { limitDetail } from './limit-detail.ts';
import { askDepositGate, readStakeLimit } from './protection.store.ts';

/**
 * Fails unless the player may start a deposit of this much: account, exclusion and time-out, what
 * he must have said before, his own limits, the law's. To be asked in the transaction that writes
 * the deposit.
 */
export async function requireDepositAllowed(
  executor: Executor,
  context: PlayerContext,
  amountMinor: bigint,
): Promise<void> {
  const { site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const { refusal, limit } = await askDepositGate(executor, owner, amountMinor, now);
  if (refusal === null || refusal === 'limitReached') {
    if ((await depositQuestionOf(executor, context)) !== 'none') fail('depositLimitNeeded');
  }
  if (refusal === null) return;
  if (!isErrorCode(refusal)) throw new Error(`the gate of deposits gave ${refusal}`);
  fail(refusal, limit ? { statusDetail: limitDetail(limit, site.currency.code) } : {});
}

/**
 * Fails with `limitReached`, for a stake that was refused so: the detail names kind, period and the
 * room left.
 */
export async function refuseOverLimit(
  { server, site, player, now }: Pick<PlayerContext, 'server' | 'site' | 'player' | 'now'>,
  stakeMinor: bigint,
): Promise<never> {
  const owner = { siteId: site.id, playerId: player.id };
  const limit = await readStakeLimit(server.database.db, owner, stakeMinor, now);
  return fail(
    'limitReached',
    limit ? { statusDetail: limitDetail(limit, site.currency.code) } : {},
  );
}
