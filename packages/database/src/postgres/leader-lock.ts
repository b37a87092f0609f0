import { createHash } from 'node:crypto';
import pg from 'pg';
import type { LeaderLock } from '../database.ts';
import { clientConfig, type PostgresTarget } from './pools.ts';

/** A stable advisory-lock key for a name. */
export function lockKeyOf(name: string): bigint {
  return createHash('sha256').update(`pavilion:${name}`).digest().readBigInt64BE(0);
}

/**
 * Leadership by a session advisory lock on a connection of its own: it ends with the process, so
 * another one takes over without a timeout to wait for.
 */
export async function tryPostgresLeaderLock(
  target: PostgresTarget,
  name: string,
): Promise<LeaderLock | null> {
  const client = new pg.Client(clientConfig(target));
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [lockKeyOf(name)],
  );
  if (rows[0]?.taken) return { name, lost, release: () => client.end() };
  await client.end();
  return null;
}
