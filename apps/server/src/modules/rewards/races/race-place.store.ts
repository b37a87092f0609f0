import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { RaceRow } from './race.store.ts';

type RaceKey = Pick<RaceRow, 'id' | 'siteId'>;

/** Where an entry stands in the order of places. */
export interface PlaceKey {
  score: bigint;
  reachedAt: Date;
  reachedSeq: bigint;
}

/** An entry with whose it is. */
interface NamedEntry extends PlaceKey {
  playerId: string;
  accountId: string;
  isHidden: boolean;
}

const columns = sql`
  e.player_id as "playerId", p.account_id as "accountId",
    coalesce(n.shown = 'hidden', false) as "isHidden",
  e.score, e.reached_at as "reachedAt", e.reached_seq as "reachedSeq"`;
const named = ({ id, siteId }: RaceKey): RawBuilder<unknown> => sql`
  race_entries e join players p on p.id = e.player_id and p.site_id = e.site_id
    left join race_names n on n.player_id = e.player_id and n.site_id = e.site_id
 where e.race_id = ${id}::uuid and e.site_id = ${siteId}::uuid`;
const keyOf = ({ score, reachedAt, reachedSeq }: PlaceKey): RawBuilder<unknown> =>
  sql`(${-score}::bigint, ${reachedAt}::timestamptz, ${reachedSeq}::bigint)`;
const best = sql`-e.score, e.reached_at, e.reached_seq`;
const worst = sql`-e.score desc, e.reached_at desc, e.reached_seq desc`;

/** The best entries after a place, best first; null: from the first place on. */
export async function readBelow(
  executor: Executor,
  race: RaceKey,
  after: PlaceKey | null,
  limit: number,
): Promise<NamedEntry[]> {
  const isBelow = after ? sql`and (${best}) > ${keyOf(after)}` : sql``;
  const { rows } = await sql<NamedEntry>`
    select ${columns} from ${named(race)} and e.is_ranked ${isBelow}
     order by ${best} limit ${limit}`.execute(executor);
  return rows;
}

/** The entries right above a place, best first. */
export async function readAbove(
  executor: Executor,
  race: RaceKey,
  before: PlaceKey,
  limit: number,
): Promise<NamedEntry[]> {
  const { rows } = await sql<NamedEntry>`
    select ${columns} from ${named(race)} and e.is_ranked and (${best}) < ${keyOf(before)}
     order by ${worst} limit ${limit}`.execute(executor);
  return rows.toReversed();
}

/** A player's own entry; null: it has no place. */
export async function findEntry(
  executor: Executor,
  race: RaceKey,
  playerId: string,
): Promise<NamedEntry | null> {
  const { rows } = await sql<NamedEntry>`
    select ${columns} from ${named(race)} and e.is_ranked
      and e.player_id = ${playerId}::uuid`.execute(executor);
  return rows[0] ?? null;
}

/** The place of an entry, 1 the best: those in better buckets, and those before it in its own. */
export async function readPlace(
  executor: Executor,
  { id, siteId }: RaceKey,
  entry: PlaceKey,
): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    with own as (
      select b.from_rank, b.from_at, b.from_seq from race_buckets b
       where b.race_id = ${id}::uuid and b.site_id = ${siteId}::uuid
         and (b.from_rank, b.from_at, b.from_seq) <= ${keyOf(entry)}
       order by b.from_rank desc, b.from_at desc, b.from_seq desc limit 1)
    select (1
      + (select coalesce(sum(b.players), 0) from race_buckets b
          where b.race_id = ${id}::uuid and b.site_id = ${siteId}::uuid
            and (b.from_rank, b.from_at, b.from_seq) < (own.from_rank, own.from_at, own.from_seq))
      + (select count(*) from race_entries e
          where e.race_id = ${id}::uuid and e.site_id = ${siteId}::uuid and e.is_ranked
            and (${best}) >= (own.from_rank, own.from_at, own.from_seq)
            and (${best}) < ${keyOf(entry)}))::integer as place
      from own`.execute(executor);
  return rows[0]?.place ?? 1;
}

/** How many have a place. */
export async function countRanked(executor: Executor, { id, siteId }: RaceKey): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select coalesce(sum(b.players), 0)::integer as players from race_buckets b
     where b.race_id = ${id}::uuid and b.site_id = ${siteId}::uuid`.execute(executor);
  return rows[0]?.players ?? 0;
}
