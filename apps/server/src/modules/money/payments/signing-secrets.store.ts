import { randomBytes } from 'node:crypto';
import type { Executor } from '@pavilion/database';

/** The active secrets of a provider, newest first; makes the first one when there is none. */
export async function signingSecrets(
  executor: Executor,
  provider: string,
  now: Date,
): Promise<[string, ...string[]]> {
  const [first, ...rest] = await readSecrets(executor, provider);
  if (first !== undefined) return [first, ...rest];
  await executor
    .insertInto('payment_secrets')
    .values({ provider, slot: 1, secret: newSecret(), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [made] = await readSecrets(executor, provider);
  if (made === undefined) throw new Error(`no signing secret for ${provider}`);
  return [made];
}

async function readSecrets(executor: Executor, provider: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('payment_secrets')
    .select('secret')
    .where('provider', '=', provider)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ secret }) => secret);
}

/**
 * Starts a rotation: a new secret signs from now on and the previous one stays valid until the next
 * rotation. To be run in a transaction.
 */
export async function rotateSecret(executor: Executor, provider: string, now: Date): Promise<void> {
  const [previous] = await readSecrets(executor, provider);
  await executor.deleteFrom('payment_secrets').where('provider', '=', provider).execute();
  if (previous !== undefined) {
    const before = new Date(now.getTime() - 1);
    await executor
      .insertInto('payment_secrets')
      .values({ provider, slot: 2, secret: previous, created_at: before })
      .execute();
  }
  await executor
    .insertInto('payment_secrets')
    .values({ provider, slot: 1, secret: newSecret(), created_at: now })
    .execute();
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}
