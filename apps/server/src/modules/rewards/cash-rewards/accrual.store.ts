import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface ItemOfSite {
  siteId: string;
  itemCode: string;
}
interface Owner extends ItemOfSite {
  playerId: string;
}

/**
 * What a settled play, or its correction, adds to a player's reward. Minor units and basis points.
 */
export interface AccrualLine extends Owner {
  seq: bigint;
  /** Whose play it was, where it was not the player's own. */
  friendId: string | null;
  source: string;
  ref: string;
  at: Date;
  stakeMinor: bigint;
  returnedMinor: bigint;
  edgeBp: number;
  rateBp: number;
  accruedE8: bigint;
}

/**
 * Writes lines and adds them to what their players have; in the transaction that moved the reader
 * of plays.
 */
export async function writeLines(executor: Executor, lines: readonly AccrualLine[]): Promise<void> {
  if (lines.length === 0) return;
  await executor
    .insertInto('reward_lines')
    .values(
      lines.map((line) => ({
        site_id: line.siteId,
        item_code: line.itemCode,
        seq: line.seq,
        player_id: line.playerId,
        friend_id: line.friendId,
        source: line.source,
        ref: line.ref,
        at: line.at,
        stake_minor: line.stakeMinor,
        returned_minor: line.returnedMinor,
        edge_bp: line.edgeBp,
        rate_bp: line.rateBp,
        accrued_e8: `${line.accruedE8}`,
      })),
    )
    .execute();
  const column = <Value>(read: (line: AccrualLine) => Value): Value[] => lines.map(read);
  // In one order of players, so that two who accrue at once do not wait for each other.
  await sql`
    insert into reward_accruals as held (site_id, item_code, player_id, accrued_e8)
    select l.site_id, l.item_code, l.player_id, sum(l.accrued_e8)
      from unnest(${column(({ siteId }) => siteId)}::uuid[],
                  ${column(({ itemCode }) => itemCode)}::text[],
                  ${column(({ playerId }) => playerId)}::uuid[],
                  ${column(({ accruedE8 }) => `${accruedE8}`)}::numeric[])
           as l (site_id, item_code, player_id, accrued_e8)
     group by l.site_id, l.item_code, l.player_id
     order by l.site_id, l.item_code, l.player_id
    on conflict (site_id, item_code, player_id)
    do update set accrued_e8 = held.accrued_e8 + excluded.accrued_e8`.execute(executor);
}

/** By what an earlier line of the same play was worked out, by `source/ref`. */
export async function readKnownRates(
  executor: Executor,
  { siteId, itemCode }: ItemOfSite,
  plays: ReadonlyArray<{ source: string; ref: string }>,
): Promise<Map<string, { edgeBp: number; rateBp: number }>> {
  if (plays.length === 0) return new Map();
  const { rows } = await sql<{ key: string; edgeBp: number; rateBp: number }>`
    select distinct on (l.source, l.ref) l.source || '/' || l.ref as key,
           l.edge_bp as "edgeBp", l.rate_bp as "rateBp"
      from reward_lines l
     where l.site_id = ${siteId}::uuid and l.item_code = ${itemCode}
       and (l.source, l.ref) in (select * from unnest(${plays.map(({ source }) => source)}::text[],
                                                      ${plays.map(({ ref }) => ref)}::text[]))
     order by l.source, l.ref, l.seq`.execute(executor);
  return new Map(rows.map(({ key, ...rates }) => [key, rates]));
}

/** What an item has accrued for a player, exact, and what of it was claimed. */
export interface Accrual {
  accruedE8: bigint;
  claimedMinor: bigint;
}

const nothing: Accrual = { accruedE8: 0n, claimedMinor: 0n };

/** As it stands; locked to the end of the transaction where it is to be claimed. */
export async function readAccrual(
  executor: Executor,
  { siteId, itemCode, playerId }: Owner,
  isLocked = false,
): Promise<Accrual> {
  const query = executor
    .selectFrom('reward_accruals')
    .select(['accrued_e8', 'claimed_minor'])
    .where('site_id', '=', siteId)
    .where('item_code', '=', itemCode)
    .where('player_id', '=', playerId);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return row ? { accruedE8: BigInt(row.accrued_e8), claimedMinor: row.claimed_minor } : nothing;
}

/** What lines from a time on have added: the part of a period that is not over. */
export async function readAccruedSince(
  executor: Executor,
  { siteId, itemCode, playerId }: Owner,
  from: Date,
): Promise<bigint> {
  const { rows } = await sql<{ e8: string }>`
    select coalesce(sum(l.accrued_e8), 0)::text as e8 from reward_lines l
     where l.site_id = ${siteId}::uuid and l.item_code = ${itemCode}
       and l.player_id = ${playerId}::uuid and l.at >= ${from}::timestamptz`.execute(executor);
  return BigInt(rows[0]?.e8 ?? '0');
}

export async function noteClaimed(
  executor: Executor,
  { siteId, itemCode, playerId }: Owner,
  claimedMinor: bigint,
): Promise<void> {
  await executor
    .updateTable('reward_accruals')
    .set({ claimed_minor: claimedMinor })
    .where('site_id', '=', siteId)
    .where('item_code', '=', itemCode)
    .where('player_id', '=', playerId)
    .execute();
}

type LineRow = Omit<AccrualLine, 'siteId' | 'itemCode' | 'playerId' | 'accruedE8'> & {
  accruedE8: string;
};

/** Lines of a player's reward in [from, to), the newest first. */
export async function readLines(
  executor: Executor,
  { siteId, itemCode, playerId }: Owner,
  page: { from: Date | null; to: Date | null; before: bigint | null; limit: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.seq, l.friend_id as "friendId", l.source, l.ref, l.at, l.stake_minor as "stakeMinor",
           l.returned_minor as "returnedMinor", l.edge_bp as "edgeBp", l.rate_bp as "rateBp",
           l.accrued_e8::text as "accruedE8"
      from reward_lines l
     where l.player_id = ${playerId}::uuid and l.site_id = ${siteId}::uuid
       and l.item_code = ${itemCode}
       and (${page.from}::timestamptz is null or l.at >= ${page.from}::timestamptz)
       and (${page.to}::timestamptz is null or l.at < ${page.to}::timestamptz)
       and (${page.before}::bigint is null or l.seq < ${page.before}::bigint)
     order by l.seq desc limit ${page.limit}`.execute(executor);
  return rows;
}

/** Accruals with something to pay that belong to players who are excluded now. */
export async function readDueOfExcluded(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select a.site_id as "siteId", a.item_code as "itemCode", a.player_id as "playerId"
      from reward_accruals a
      join players p on p.id = a.player_id and p.site_id = a.site_id
     where p.excluded_until > ${now}::timestamptz
       and div(a.accrued_e8, 100000000) > a.claimed_minor
     order by a.player_id, a.item_code limit ${limit}`.execute(executor);
  return rows;
}
