import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

/** The values of a sign-up that only one account of a site may have. */
export interface UniqueValues {
  accountId: string;
  phone: string;
  email: string;
}

const columns = { accountId: 'account_id', phone: 'phone', email: 'email' } as const;

/** Condition on `players`: has one of the values. */
export const hasAnyOf =
  (wanted: Partial<UniqueValues>) => (where: ExpressionBuilder<Tables, 'players'>) =>
    where.or(
      (Object.keys(columns) as (keyof UniqueValues)[]).flatMap((name) => {
        const { [name]: value } = wanted;
        return value === undefined ? [] : [where(columns[name], '=', value)];
      }),
    );

/**
 * Condition on `players`: signed up and never confirmed, and no code is left that could confirm it.
 * Such an account must not keep a phone that perhaps was never its own from whoever owns it.
 */
export const isAbandoned = (now: Date) =>
  sql<SqlBool>`(players.status = 'PENDING' and not exists (
    select 1 from tacs where tacs.player_id = players.id and tacs.purpose = 'register'
      and tacs.used_at is null and tacs.expires_at > ${now}))`;

/**
 * Removes the abandoned accounts of a site that have what somebody else wants. Messages sent to
 * them stay.
 */
export async function removeAbandoned(
  executor: Executor,
  siteId: string,
  wanted: Partial<UniqueValues>,
  now: Date,
): Promise<void> {
  const rows = await executor
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where(hasAnyOf(wanted))
    .where(isAbandoned(now))
    .forUpdate()
    .execute();
  await removePlayers(
    executor,
    siteId,
    rows.map(({ id }) => id),
  );
}

/** Removes one account that was never confirmed; a confirmed one stays. */
export async function removePending(
  executor: Executor,
  siteId: string,
  playerId: string,
): Promise<void> {
  const rows = await executor
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', playerId)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .execute();
  await removePlayers(
    executor,
    siteId,
    rows.map(({ id }) => id),
  );
}

async function removePlayers(
  executor: Executor,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await executor.deleteFrom('tacs').where('player_id', 'in', ids).execute();
  await executor.deleteFrom('player_stats').where('player_id', 'in', ids).execute();
  await executor
    .updateTable('outbox_messages')
    .set({ player_id: null })
    .where('player_id', 'in', ids)
    .execute();
  await executor
    .deleteFrom('players')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
}
