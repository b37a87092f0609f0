import type { Executor } from '@pavilion/database';
import { normaliseCode } from '@pavilion/domain/input';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { openText, sealText } from '../../../sealed-text.ts';
import { newTotpSecret, stepOfCode } from './totp-code.ts';
import { confirmTotp, putPendingTotp, readTotp, takeStep, type Owner } from './totp.store.ts';

/**
 * A key that was not confirmed within this time is made anew. Until then every tab shows the same.
 */
const pendingMs = 15 * 60_000;

const sealOf = ({ appSecret }: ServerContext, { playerId }: Owner) => ({
  appSecret,
  purpose: 'totp-secrets',
  boundTo: playerId,
});

/**
 * A key for the player's authenticator app, to be confirmed; raises `secondStepSet` when one is in
 * use.
 */
export async function beginTotp(
  executor: Executor,
  server: ServerContext,
  owner: Owner,
): Promise<string> {
  const now = server.clock.now();
  const known = await readTotp(executor, owner);
  if (known?.confirmed_at) return fail('secondStepSet');
  if (known && isFresh(known.created_at, now))
    return openText(sealOf(server, owner), known.sealed_secret);
  const secret = newTotpSecret();
  await putPendingTotp(executor, owner, sealText(sealOf(server, owner), secret), now);
  return secret;
}

const isFresh = (createdAt: Date, now: Date): boolean =>
  Math.abs(now.getTime() - createdAt.getTime()) < pendingMs;

/** Takes the pending key into use by a code of it; gives what is wrong with the code, or null. */
export async function confirmPending(
  executor: Executor,
  server: ServerContext,
  owner: Owner,
  code: string,
): Promise<'invalidTac' | 'expiredTac' | null> {
  const now = server.clock.now();
  const row = await readTotp(executor, owner);
  if (!row || row.confirmed_at || !isFresh(row.created_at, now)) return 'expiredTac';
  const step = stepOfCode(openText(sealOf(server, owner), row.sealed_secret), code, now);
  if (step === null) return 'invalidTac';
  const { sealed_secret: sealedSecret } = row;
  return (await confirmTotp(executor, owner, { sealedSecret, step, now })) ? null : 'expiredTac';
}

/**
 * Uses a code of the player's app up; gives what is wrong with it, or null. A code that was used,
 * or one older than it, is `expiredTac`.
 */
export async function proveTotp(
  executor: Executor,
  server: ServerContext,
  owner: Owner,
  code: string,
): Promise<'invalidTac' | 'expiredTac' | null> {
  const row = await readTotp(executor, owner);
  if (!row?.confirmed_at) return 'invalidTac';
  const secret = openText(sealOf(server, owner), row.sealed_secret);
  const step = stepOfCode(secret, normaliseCode(code), server.clock.now());
  if (step === null) return 'invalidTac';
  return (await takeStep(executor, owner, step)) ? null : 'expiredTac';
}
