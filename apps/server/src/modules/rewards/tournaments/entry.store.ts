import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { TournamentEntry } from '@pavilion/domain/tournaments';
import type { EditionKey } from './edition.store.ts';

/** Adds turnover to what players have in an edition, and notes until when it is counted. */
export async function addEntries(
  executor: Executor,
  edition: EditionKey,
  entries: readonly TournamentEntry[],
  countedAt: Date,
): Promise<void> {
  // Arrays and not a row of parameters each: a statement takes fewer parameters than a busy site has players.
  await sql`
    insert into tournament_entries as held (edition_id, site_id, player_id, turnover_minor, last_settled_at)
    select ${edition.id}::uuid, ${edition.siteId}::uuid, entry.player_id, entry.turnover_minor, entry.last_settled_at
      from unnest(${entries.map(({ playerId }) => playerId)}::uuid[],
                  ${entries.map(({ turnoverMinor }) => turnoverMinor.toString())}::bigint[],
                  ${entries.map(({ lastSettledAt }) => lastSettledAt.toISOString())}::timestamptz[])
           as entry (player_id, turnover_minor, last_settled_at)
    on conflict (edition_id, player_id) do update set
      turnover_minor = held.turnover_minor + excluded.turnover_minor,
      last_settled_at = greatest(held.last_settled_at, excluded.last_settled_at)`.execute(executor);
  await executor
    .updateTable('tournament_editions')
    .set({ counted_at: countedAt })
    .where('id', '=', edition.id)
    .where('site_id', '=', edition.siteId)
    .execute();
}

const columns = sql`
  t.player_id as "playerId", p.account_id as "accountId", t.turnover_minor as "turnoverMinor", t.last_settled_at as "lastSettledAt"`;
const ofActive = (edition: EditionKey) => sql`
  from tournament_entries t join players p on p.id = t.player_id and p.status = 'ACTIVE'
 where t.edition_id = ${edition.id} and t.site_id = ${edition.siteId}`;

/** The best active players of an edition by what is counted, at most `limit`, and those named. */
export async function readEntries(
  executor: Executor,
  edition: EditionKey,
  { limit, playerIds }: { limit: number; playerIds: readonly string[] },
): Promise<TournamentEntry[]> {
  const { rows } = await sql<TournamentEntry>`
    (select ${columns} ${ofActive(edition)}
      order by t.turnover_minor desc, t.last_settled_at, p.account_id collate "C" limit ${limit})
    union
    (select ${columns} ${ofActive(edition)} and t.player_id = any (${playerIds}::uuid[]))`.execute(
    executor,
  );
  return rows;
}

/** How many active players have something in an edition, of what is counted. */
export async function countEntries(executor: Executor, edition: EditionKey): Promise<number> {
  const { rows } = await sql<{
    count: bigint;
  }>`select count(*) as count ${ofActive(edition)}`.execute(executor);
  return Number(rows[0]?.count ?? 0n);
}

export async function deleteEntries(executor: Executor, edition: EditionKey): Promise<void> {
  await executor
    .deleteFrom('tournament_entries')
    .where('edition_id', '=', edition.id)
    .where('site_id', '=', edition.siteId)
    .execute();
}
