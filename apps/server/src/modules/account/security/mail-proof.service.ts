import type { CallResponse, mailConfirm } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { Failure } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  callerKey,
  countTry,
  findPlayerById,
  lockPlayerById,
  proveTac,
  refuseUntilEnd,
  sendTac,
  throttleRules,
  updatePlayer,
  type PlayerRow,
} from '../identity/index.ts';

/**
 * Sends a code to the account's mail with the caller's transaction; raises `tooManyRequests` after
 * too many of an hour.
 */
export async function sendMailCode(
  executor: Executor,
  context: PlayerContext,
  player: PlayerRow,
): Promise<void> {
  const { server, site, now } = context;
  const { codeSendPerHour: rule } = throttleRules;
  const { count, windowStartedAt } = await countTry(
    executor,
    `mail-code:${player.id}`,
    now,
    rule.windowMs,
  );
  if (count > rule.triesMax) refuseUntilEnd(windowStartedAt, rule, now);
  const source = callerKey(context, player.id);
  await sendTac(executor, server, site, player, { purpose: 'mail', source });
}

/** Sends the code once more; a mail that is verified needs none. */
export async function requestMailCode(context: PlayerContext): Promise<Record<string, never>> {
  const { server, site, player } = context;
  await inTransaction(server.database, async (executor) => {
    const row = await findPlayerById(executor, site.id, player.id);
    if (row && !row.email_verified_at) await sendMailCode(executor, context, row);
  });
  return {};
}

/**
 * Verifies the account's mail by the code that was sent to it: codes to another mail ended when it
 * changed.
 */
export async function confirmMail(
  context: PlayerContext,
  { code }: { code: string },
): Promise<CallResponse<typeof mailConfirm>> {
  const { server, site, player, now } = context;
  const done = await inTransaction(server.database, async (executor) => {
    const row = await lockPlayerById(executor, site.id, player.id);
    const problem = await proveTac(executor, context, 'mail', code);
    if (problem) return new Failure(problem);
    const owner = { id: player.id, siteId: site.id };
    await updatePlayer(executor, owner, { email_verified_at: now, updated_at: now });
    return { contact_email: row.email, is_email_verified: true };
  });
  if (done instanceof Failure) throw done;
  return done;
}
