import type { CallInput, loginSecond, passkeyLogin, passkeySignInBegin } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import {
  accountMeant,
  beginSession,
  callerOf,
  findPlayerById,
  forgive,
  passSecondStep,
  refuseByState,
  throttle,
  throttleAddress,
  throttleRules,
  waitingSignIn,
  type LoginAnswer,
} from '../identity/index.ts';
import { askForPasskey, provePasskey } from './passkey-proof.service.ts';
import { proveStep } from './prove-step.service.ts';

/**
 * Ends a sign-in by its second step. A wrong one counts against the sign-in, the caller and the
 * account, as wrong passwords do.
 */
export async function signInSecond(
  context: RequestContext,
  { challenge, step_up: proof }: CallInput<typeof loginSecond>,
): Promise<LoginAnswer> {
  const { server, site } = context;
  const waiting = await waitingSignIn(context, challenge);
  const { player } = waiting;
  const owner = { siteId: site.id, playerId: player.id };
  const caller = await callerOf(context, player.id);
  const key = `second:${player.id}`;
  await throttle(server, `${key}:${caller.key}`, throttleRules.secondPerCaller);
  if (caller.trust === 'none') await throttle(server, key, throttleRules.secondByStrangers);
  const problem = await inTransaction(server.database, async (executor) => {
    if (!(await waiting.takeTry(executor))) return 'challengeExpired';
    const wrong = await proveStep(executor, context, owner, { ...proof, for: 'second' });
    if (!wrong) await waiting.spend(executor);
    return wrong;
  });
  if (problem) return fail(problem);
  await forgive(server, `${key}:${caller.key}`);
  return passSecondStep(context, waiting);
}

/** Options for a passkey as the only step, or as the second one of a sign-in that waits. */
export async function beginPasskeySignIn(
  context: RequestContext,
  input: CallInput<typeof passkeySignInBegin>,
): Promise<{ options: { challenge: string } }> {
  const { server, site } = context;
  await throttleAddress(server, 'passkey', context.ip, throttleRules.passkeyPerAddress);
  const { db } = server.database;
  if (input.challenge !== undefined) {
    const { player } = await waitingSignIn(context, input.challenge);
    const owner = { siteId: site.id, playerId: player.id };
    return { options: await askForPasskey(db, context, { purpose: 'second', owner }) };
  }
  // Which passkeys an account has is told to nobody before he proved something: the browser looks
  // among its own.
  const accountId = input.account_id ? await accountMeant(context, input.account_id) : null;
  return {
    options: await askForPasskey(db, context, { purpose: 'login', owner: null, accountId }),
  };
}

/**
 * Signs in with a passkey alone: it is kept by the device and opened by its owner's finger, face or
 * number.
 */
export async function signInWithPasskey(
  context: RequestContext,
  input: CallInput<typeof passkeyLogin>,
): Promise<LoginAnswer> {
  const { server, site } = context;
  await throttleAddress(server, 'passkey', context.ip, throttleRules.passkeyPerAddress);
  const signed = await inTransaction(server.database, (executor) =>
    provePasskey(executor, context, input.response, { purpose: 'login', owner: null }),
  );
  if (!signed) return fail('invalidPasskey');
  const player = await findPlayerById(server.database.db, site.id, signed.passkey.player_id);
  if (!player || (signed.accountId !== null && signed.accountId !== player.account_id))
    return fail('invalidPasskey');
  await refuseByState(context, player, input);
  return beginSession(context, player);
}
