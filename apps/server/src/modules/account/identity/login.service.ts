import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { passFirstStep, refuseByState, type LoginAnswer } from './begin-session.service.ts';
import { callerOf, throttleUnknown } from './caller.service.ts';
import { verifyPassword } from './password.ts';
import { findPlayer } from './player.store.ts';
import { checkTac } from './tac.service.ts';
import { spendTac } from './tac.store.ts';
import { forgive, throttle, throttleRules } from './throttle.service.ts';
import { accountMeant } from './which-account.ts';

/**
 * The first step: account, mail or phone, and password. What the account's state is, only its owner
 * learns.
 */
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
  await refuseByState(context, player, credentials);
  return passFirstStep(context, player, credentials);
}

/** The first step by a code that was sent. */
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
  await refuseByState(context, player, credentials);
  const isFirst = await spendTac(server.database.db, player.id, 'login', {
    codeHash,
    now: context.now,
  });
  return isFirst ? passFirstStep(context, player, credentials) : fail('expiredTac');
}

/**
 * What strangers' wrong passwords at an account are counted by; with the caller's key behind it,
 * those of one caller.
 */
export const loginKey = (siteId: string, accountId: string): string =>
  `login:${siteId}:${accountId}`;
