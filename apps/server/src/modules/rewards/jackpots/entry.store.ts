import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface RoundKey {
  id: string;
  siteId: string;
}
interface Entry {
  playerId: string;
  turnoverMinor: bigint;
}

/**
 * Lets the statements of a transaction take as long as reading a busy week does; it holds nothing
 * that bets wait for.
 */
export async function allowLongReading(executor: Executor): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(executor);
}

/**
 * Adds turnover to what players have in a round; gives how many players have something in it now.
 */
export async function addEntries(
  executor: Executor,
  round: RoundKey,
  entries: readonly Entry[],
): Promise<number> {
  await writeEntries(executor, round, entries);
  const { count } = await executor
    .selectFrom('jackpot_entries')
    .where('round_id', '=', round.id)
    .where('site_id', '=', round.siteId)
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes these what players have in a round. */
export async function replaceEntries(
  executor: Executor,
  round: RoundKey,
  entries: readonly Entry[],
): Promise<void> {
  await executor
    .deleteFrom('jackpot_entries')
    .where('round_id', '=', round.id)
    .where('site_id', '=', round.siteId)
    .execute();
  await writeEntries(executor, round, entries);
}

async function writeEntries(
  executor: Executor,
  round: RoundKey,
  entries: readonly Entry[],
): Promise<void> {
  // Two arrays and not a row of parameters each: a busy week has more players than a statement
  // takes parameters.
  await sql`
    insert into jackpot_entries as held (round_id, site_id, player_id, turnover_minor)
    select ${round.id}::uuid, ${round.siteId}::uuid, entry.player_id, entry.turnover_minor
      from unnest(${entries.map(({ playerId }) => playerId)}::uuid[],
                  ${entries.map(({ turnoverMinor }) => turnoverMinor.toString())}::bigint[])
           as entry (player_id, turnover_minor)
    on conflict (round_id, player_id)
    do update set turnover_minor = held.turnover_minor + excluded.turnover_minor`.execute(executor);
}

/**
 * Which of these players of a site take part in no pot: the computer plays them, or the operator
 * tries things out with them.
 */
export async function readOutsiders(
  executor: Executor,
  siteId: string,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from players p
     where p.site_id = ${siteId}::uuid and (p.is_computer or p.is_test)
       and p.id = any (${[...playerIds]}::uuid[])`.execute(executor);
  return new Set(rows.map(({ id }) => id));
}

/** The account id of a player of a site. */
export async function readAccountId(
  executor: Executor,
  siteId: string,
  playerId: string,
): Promise<string> {
  const row = await executor
    .selectFrom('players')
    .select('account_id')
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return row.account_id;
}
