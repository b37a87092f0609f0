import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { RaceEntry } from '@pavilion/rewards/races';
import type { RaceRow } from './race.store.ts';

type RaceKey = Pick<RaceRow, 'id' | 'siteId'>;

/** An entry with whether its score has a place. */
export interface KeptEntry extends RaceEntry {
  isRanked: boolean;
}

/** Entries of a bucket above which it is divided, and what the better half keeps. */
const bucketMax = 2000;
const bucketHalf = 1000;

/** The first bucket of a race begins before every entry. */
export async function openBuckets(executor: Executor, { id, siteId }: RaceKey): Promise<void> {
  await sql`insert into race_buckets (race_id, site_id, from_rank, from_at, from_seq, players)
    values (${id}::uuid, ${siteId}::uuid, ${'-9223372036854775808'}::bigint, '-infinity', 0,
      0)`.execute(executor);
}

export async function readRaceEntries(
  executor: Executor,
  { id, siteId }: RaceKey,
  playerIds: readonly string[],
): Promise<Map<string, KeptEntry>> {
  const { rows } = await sql<KeptEntry & { playerId: string }>`
    select e.player_id as "playerId", e.score, e.reached_at as "reachedAt",
      e.reached_seq as "reachedSeq", e.is_ranked as "isRanked"
      from race_entries e
     where e.race_id = ${id}::uuid and e.site_id = ${siteId}::uuid
       and e.player_id = any (${playerIds}::uuid[])`.execute(executor);
  return new Map(rows.map(({ playerId, ...entry }) => [playerId, entry]));
}

/** Writes entries, takes out those that are null, and moves them between the buckets. */
export async function writeRaceEntries(
  executor: Executor,
  race: RaceKey,
  entries: ReadonlyMap<string, KeptEntry | null>,
): Promise<void> {
  if (entries.size === 0) return;
  const before = await readRaceEntries(executor, race, [...entries.keys()]);
  const kept = [...entries].flatMap(([playerId, entry]) => (entry ? [{ playerId, entry }] : []));
  const gone = [...entries].flatMap(([playerId, entry]) => (entry ? [] : [playerId]));
  await upsertEntries(executor, race, kept);
  if (gone.length > 0)
    await executor
      .deleteFrom('race_entries')
      .where('race_id', '=', race.id)
      .where('site_id', '=', race.siteId)
      .where('player_id', 'in', gone)
      .execute();
  await moveInBuckets(executor, race, [
    ...[...before.values()].map((entry) => ({ entry, delta: -1 })),
    ...kept.map(({ entry }) => ({ entry, delta: 1 })),
  ]);
  while (await divideBucket(executor, race));
}

async function upsertEntries(
  executor: Executor,
  { id, siteId }: RaceKey,
  entries: ReadonlyArray<{ playerId: string; entry: KeptEntry }>,
): Promise<void> {
  const rows = entries.map(({ playerId, entry }) => ({
    player_id: playerId,
    score: entry.score,
    reached_at: entry.reachedAt,
    reached_seq: entry.reachedSeq,
    is_ranked: entry.isRanked,
  }));
  await sql`
    insert into race_entries (race_id, site_id, player_id, score, reached_at, reached_seq,
      is_ranked)
    select ${id}::uuid, ${siteId}::uuid, x.player_id, x.score, x.reached_at, x.reached_seq,
      x.is_ranked
      from jsonb_to_recordset(${jsonText(rows)}::jsonb)
           as x (player_id uuid, score bigint, reached_at timestamptz, reached_seq bigint,
             is_ranked boolean)
    on conflict (race_id, player_id) do update set
      score = excluded.score, reached_at = excluded.reached_at, reached_seq = excluded.reached_seq,
      is_ranked = excluded.is_ranked`.execute(executor);
}

async function moveInBuckets(
  executor: Executor,
  { id, siteId }: RaceKey,
  moves: ReadonlyArray<{ entry: KeptEntry; delta: number }>,
): Promise<void> {
  const keys = moves
    .filter(({ entry }) => entry.isRanked)
    .map(({ entry, delta }) => ({
      rank: -entry.score,
      at: entry.reachedAt,
      seq: entry.reachedSeq,
      delta,
    }));
  if (keys.length === 0) return;
  await sql`
    update race_buckets b set players = b.players + d.delta
      from (select f.from_rank, f.from_at, f.from_seq, sum(k.delta)::integer as delta
              from jsonb_to_recordset(${jsonText(keys)}::jsonb) as k (rank bigint, at timestamptz,
                seq bigint, delta integer)
              cross join lateral (
                select x.from_rank, x.from_at, x.from_seq from race_buckets x
                 where x.race_id = ${id}::uuid and x.site_id = ${siteId}::uuid
                   and (x.from_rank, x.from_at, x.from_seq) <= (k.rank, k.at, k.seq)
                 order by x.from_rank desc, x.from_at desc, x.from_seq desc limit 1) f
             group by 1, 2, 3) d
     where b.race_id = ${id}::uuid and b.site_id = ${siteId}::uuid
       and (b.from_rank, b.from_at, b.from_seq) = (d.from_rank, d.from_at, d.from_seq)`.execute(
    executor,
  );
}

/** Divides one bucket that grew too large; false: none did. */
async function divideBucket(executor: Executor, { id, siteId }: RaceKey): Promise<boolean> {
  const { rows } = await sql`
    with big as (
      select b.from_rank, b.from_at, b.from_seq, b.players from race_buckets b
       where b.race_id = ${id}::uuid and b.site_id = ${siteId}::uuid
         and b.players > ${bucketMax}::integer
       limit 1),
    middle as (
      select e.rank, e.reached_at, e.reached_seq, big.players from big cross join lateral (
        select -x.score as rank, x.reached_at, x.reached_seq from race_entries x
         where x.race_id = ${id}::uuid and x.site_id = ${siteId}::uuid and x.is_ranked
           and (-x.score, x.reached_at, x.reached_seq) >= (big.from_rank, big.from_at, big.from_seq)
         order by -x.score, x.reached_at, x.reached_seq offset ${bucketHalf}::integer limit 1) e),
    made as (
      insert into race_buckets (race_id, site_id, from_rank, from_at, from_seq, players)
      select ${id}::uuid, ${siteId}::uuid, m.rank, m.reached_at, m.reached_seq,
        m.players - ${bucketHalf}::integer
        from middle m)
    update race_buckets b set players = ${bucketHalf}::integer from big
     where b.race_id = ${id}::uuid and b.site_id = ${siteId}::uuid
       and (b.from_rank, b.from_at, b.from_seq) = (big.from_rank, big.from_at, big.from_seq)
    returning b.players`.execute(executor);
  return rows.length > 0;
}

/** Takes every entry and bucket out, for others that are counted anew. */
export async function clearRaceEntries(executor: Executor, race: RaceKey): Promise<void> {
  for (const table of ['race_entries', 'race_buckets'] as const)
    await executor
      .deleteFrom(table)
      .where('race_id', '=', race.id)
      .where('site_id', '=', race.siteId)
      .execute();
  await openBuckets(executor, race);
}
