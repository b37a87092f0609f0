import type { CallResponse, login } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { fail } from '../../failure.ts';
import type { RequestContext } from '../../http/route.ts';
import { callerOf, throttleUnknown } from './caller.service.ts';
import { markDevice } from './device-cookie.ts';
import { verifyPassword } from './password.ts';
import { findPlayer, updatePlayer, type PlayerRow } from './player.store.ts';
import { openSession } from './session.service.ts';
import { checkTac } from './tac.service.ts';
import { spendTac } from './tac.store.ts';
import { forgive, throttle, throttleRules } from './throttle.service.ts';
import { accountMeant } from './which-account.ts';

export type LoginAnswer = CallResponse<typeof login>;

/** Signs in with account, mail or phone, and password. What the account's state is, only its owner learns. */
export async function signIn(
  context: RequestContext,
  credentials: { account_id: string; password: string; only_to_withdraw?: boolean },
): Promise<LoginAnswer> {
  const { server, site } = context;
  const accountId = await accountMeant(context, credentials.account_id);
  const player = await findPlayer(server.database.db, site.id, accountId);
  const caller = await callerOf(context, player?.id ?? null);
  const key = `${loginKey(site.id, accountId)}:${caller.key}`;
  await throttleUnknown(context, 'login', caller.key, throttleRules.loginPerAddress);
  await throttle(server, key, throttleRules.loginPerCaller);
  if (caller.trust === 'none')
    await throttle(server, loginKey(site.id, accountId), throttleRules.loginByStrangers);
  const isRight = await verifyPassword(player?.password_hash ?? null, credentials.password);
  if (!player || !isRight) return fail('invalidCredentials');
  await forgive(server, key);
  refuseByState(player, context.now, credentials);
  return begin(context, player);
}

/** Signs in with a code that was sent. */
export async function signInWithCode(
  context: RequestContext,
  credentials: { account_id: string; tac: string; only_to_withdraw?: boolean },
): Promise<LoginAnswer> {
  const { server, site } = context;
  const accountId = await accountMeant(context, credentials.account_id);
  const found = await findPlayer(server.database.db, site.id, accountId);
  const { player, codeHash } = await checkTac(context, {
    accountId,
    player: found,
    purpose: 'login',
    code: credentials.tac,
  });
  refuseByState(player, context.now, credentials);
  const isFirst = await spendTac(server.database.db, player.id, 'login', {
    codeHash,
    now: context.now,
  });
  return isFirst ? begin(context, player) : fail('expiredTac');
}

/** What strangers' wrong passwords at an account are counted by; with the caller's key behind it, those of one caller. */
export const loginKey = (siteId: string, accountId: string): string =>
  `login:${siteId}:${accountId}`;

function refuseByState(
  player: PlayerRow,
  now: Date,
  { only_to_withdraw: isOnlyToWithdraw = false }: { only_to_withdraw?: boolean },
): void {
  if (player.status === 'PENDING') fail('accountPending');
  if (player.status === 'BLOCKED') fail('BLOCK');
  if (player.status === 'CLOSED') fail('CLOSE');
  const isExcluded = player.excluded_until !== null && player.excluded_until > now;
  if (isExcluded && !isOnlyToWithdraw) fail('selfExcluded');
}

async function begin(context: RequestContext, player: PlayerRow): Promise<LoginAnswer> {
  const { server, site } = context;
  const token = await inTransaction(server.database, async (executor) => {
    await updatePlayer(
      executor,
      { id: player.id, siteId: site.id },
      { last_login_at: context.now, language: context.language.tag },
    );
    return openSession(executor, server, {
      siteId: site.id,
      playerId: player.id,
      ip: context.ip,
      userAgent: context.userAgent,
    });
  });
  markDevice(context, player.id);
  server.logger.info({ event: 'signed in', siteId: site.id, playerId: player.id, ip: context.ip });
  return {
    token,
    user: { account_id: player.account_id, session_token: token },
    fullname: player.full_name,
    email: player.email,
  };
}
