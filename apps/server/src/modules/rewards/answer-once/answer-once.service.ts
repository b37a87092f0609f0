import { inTransaction, type Executor } from '@pavilion/database';
import { canonicalHash } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { lockProtection } from '../../account/protection/index.ts';
import { requireMayReceive } from '../../money/wallet/index.ts';
import { findRewardRequest, writeRewardRequest } from './reward-request.store.ts';

/**
 * Does what a call gives or takes, once: under the player's lock, after the gate of gifts, with the answer of
 * the first try for the same `request_id`. Fails with `requestIdReused` when the id came with
 * something else, and with what the gate says (`selfExcluded`, `BLOCK`, `CLOSE`).
 */
export async function answerOnce<Answer extends object>(
  context: PlayerContext,
  input: { request_id?: string; account_id: string; auth: string },
  work: (executor: Executor) => Promise<Answer>,
  { isGift }: { isGift: boolean } = { isGift: true },
): Promise<Answer> {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const { request_id: said, auth: _auth, account_id: _account, ...body } = input;
  const requestId = said?.toLowerCase() ?? null;
  const hash = canonicalHash(body);
  return inTransaction(server.database, async (executor) => {
    // Who pauses may still give something up.
    if (isGift) await requireMayReceive(executor, context);
    else await lockProtection(executor, owner);
    const before = requestId === null ? null : await findRewardRequest(executor, owner, requestId);
    if (before && !before.hash.equals(hash)) fail('requestIdReused');
    // What was answered before is what this call answers.
    if (before) return before.answer as Answer;
    const answer = await work(executor);
    if (requestId !== null)
      await writeRewardRequest(executor, owner, { requestId, hash, answer, now });
    return answer;
  });
}
