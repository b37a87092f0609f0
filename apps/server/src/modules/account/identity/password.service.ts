import { inTransaction } from '@pavilion/database';
import { normaliseText } from '@pavilion/domain/input';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { callerKey } from './caller.service.ts';
import { requestCode } from './code-request.service.ts';
import { loginKey } from './login.service.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { parsePhone } from './phone.ts';
import { findPlayer, replacePassword, updatePlayer, type PlayerRow } from './player.store.ts';
import { endSessions, forgetSessions } from './session.service.ts';
import { requireStrongPassword } from './signup-input.ts';
import { checkTac } from './tac.service.ts';
import { spendTac } from './tac.store.ts';
import { forgive, throttle, throttleRules } from './throttle.service.ts';
import { accountMeant } from './which-account.ts';

/** Sends a reset code when account and phone belong together; answers the same when not. */
export async function requestReset(
  context: RequestContext,
  input: { account_id: string; contact_phone: string },
): Promise<void> {
  const phone = parsePhone(input.contact_phone, context.site.country);
  await requestCode(context, {
    accountId: input.account_id,
    purpose: 'reset',
    isMeant: (player) => player.phone === phone && mayReset(player),
    typedPhone: phone,
  });
}

/**
 * Sets a new password by a reset code; every session ends. The password is judged first, so a weak
 * one costs no code.
 */
export async function resetPasswordByCode(
  context: RequestContext,
  input: { account_id: string; tac: string; new_password: string },
): Promise<void> {
  const { server, site, now } = context;
  const accountId = await accountMeant(context, input.account_id);
  await requireStrongPassword(input.new_password, accountId);
  const found = await findPlayer(server.database.db, site.id, accountId);
  const { player, codeHash } = await checkTac(context, {
    accountId,
    player: found,
    purpose: 'reset',
    code: input.tac,
  });
  // Blocked since it was sent: the code is as dead as the account.
  if (!mayReset(player)) return fail('expiredTac');
  const password_hash = await hashPassword(input.new_password);
  await inTransaction(server.database, async (executor) => {
    if (!(await spendTac(executor, player.id, 'reset', { codeHash, now }))) fail('expiredTac');
    await updatePlayer(
      executor,
      { id: player.id, siteId: site.id },
      { password_hash, updated_at: now },
    );
    await endSessions(executor, server, { playerId: player.id }, 'password reset');
  });
  forgetSessions(server, player.id);
  await forgive(server, loginKey(site.id, accountId));
  await forgive(server, `${loginKey(site.id, accountId)}:${callerKey(context, player.id)}`);
}

/**
 * Whoever is shut out gets no code that would only waste his time, and none that costs us money.
 */
const mayReset = ({ status }: PlayerRow): boolean => status === 'ACTIVE' || status === 'PENDING';

/**
 * Proves the password of the signed-in player and gives his account; raises `wrongPassword` or
 * `tooManyRequests`.
 */
export async function verifyOwnPassword(
  { server, site, player }: PlayerContext,
  password: string,
): Promise<PlayerRow> {
  const key = `password:${player.id}`;
  await throttle(server, key, throttleRules.passwordPerAccount);
  const row = await findPlayer(server.database.db, site.id, player.accountId);
  if (!row || !(await verifyPassword(row.password_hash, password))) return fail('wrongPassword');
  await forgive(server, key);
  return row;
}

/** Changes the password of the signed-in player; other sessions end, this one stays. */
export async function changePassword(
  context: PlayerContext,
  input: { password: string; new_password: string },
): Promise<void> {
  const { server, site, player, now } = context;
  const row = await verifyOwnPassword(context, input.password);
  if (normaliseText(input.new_password) === normaliseText(input.password)) fail('samePassword');
  await requireStrongPassword(input.new_password, player.accountId);
  const change = { from: row.password_hash, to: await hashPassword(input.new_password), now };
  await inTransaction(server.database, async (executor) => {
    // Of two changes at once the second compared a password that is no longer the player's.
    if (!(await replacePassword(executor, { id: player.id, siteId: site.id }, change)))
      fail('wrongPassword');
    const others = { playerId: player.id, exceptId: player.sessionId };
    await endSessions(executor, server, others, 'password changed');
  });
  forgetSessions(server, player.id);
}

/** Ends the session of this request. */
export async function signOut(context: PlayerContext): Promise<void> {
  const { server, player } = context;
  await inTransaction(server.database, (executor) =>
    endSessions(executor, server, { playerId: player.id, onlyId: player.sessionId }, 'signed out'),
  );
  forgetSessions(server, player.id);
}
