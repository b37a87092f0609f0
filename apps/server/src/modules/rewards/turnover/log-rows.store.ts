import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { SettledPlay } from '@pavilion/rewards';

/** How far somebody has read the log: a transaction's number as text, and a place. */
export interface PlayCursor {
  tx: string;
  seq: bigint;
}

/** A row of the log: a settlement, or what a correction of one changed. */
export interface LogRow extends PlayCursor {
  siteId: string;
  playerId: string;
  isCorrection: boolean;
  ref: string;
  /** When its stake first counted; null: it has not yet. */
  countedAt: Date | null;
  settledAt: Date;
  play: SettledPlay;
}

/** A play as all its rows say, with the moment at which it first counted. */
export interface WholePlay {
  playerId: string;
  provider: string;
  ref: string;
  at: Date;
  /** Of the row that counted first. */
  seq: bigint;
  play: SettledPlay;
}

/**
 * Where a reader that is new begins: with the first play there is, or with what is settled from now
 * on.
 */
type Beginning = 'first' | 'now';

/** Takes a reader's place in the log for this transaction alone. Null: another process has it. */
export async function lockPlayCursor(
  executor: Executor,
  name: string,
  beginning: Beginning = 'now',
): Promise<PlayCursor | null> {
  const tx = beginning === 'first' ? sql`'0'::xid8` : sql`pg_snapshot_xmin(pg_current_snapshot())`;
  await sql`insert into play_cursors (name, tx, seq)
    values (${name}, ${tx}, 0) on conflict do nothing`.execute(executor);
  const { rows } = await sql<PlayCursor>`
    select tx::text as tx, seq from play_cursors where name = ${name}
      for update skip locked`.execute(executor);
  return rows[0] ?? null;
}

export async function movePlayCursor(
  executor: Executor,
  name: string,
  { tx, seq }: PlayCursor,
): Promise<void> {
  await sql`update play_cursors set tx = ${tx}::xid8, seq = ${seq}::bigint
    where name = ${name}`.execute(executor);
}

type Flat<Row> = Omit<Row, 'play'> & SettledPlay;

/**
 * Rows after a place, in the log's order, of transactions that are over with all that began before
 * them.
 */
export async function readPlaysAfter(
  executor: Executor,
  { tx, seq }: PlayCursor,
  limit: number,
): Promise<LogRow[]> {
  const { rows } = await sql<Flat<LogRow>>`
    select s.tx::text as tx, s.seq, s.site_id as "siteId", s.player_id as "playerId",
           s.kind = 'corrected' as "isCorrection", s.ref, s.counted_at as "countedAt",
           s.settled_at as "settledAt", s.product as category,
           coalesce(s.provider_code, '') as provider, coalesce(s.game_code, '') as game,
           s.cash_minor as "cashMinor", s.bonus_minor as "bonusMinor",
           s.payout_cash_minor as "payoutCashMinor", s.payout_bonus_minor as "payoutBonusMinor",
           s.odds_milli as "oddsMilli", s.is_both_sides as "isBothSides"
      from settled_plays s
     where (s.tx, s.seq) > (${tx}::xid8, ${seq}::bigint)
       and s.tx < pg_snapshot_xmin(pg_current_snapshot())
     order by s.tx, s.seq limit ${limit}`.execute(executor);
  return rows.map((row) => ({ ...logged(row), play: playOf(row) }));
}

/**
 * The next plays of the log for a reader who wants all there are, from the first one on, with the
 * reader's place moved behind them, in the caller's transaction; none while another process reads
 * for it.
 */
export async function takePlays(
  executor: Executor,
  name: string,
  limit: number,
): Promise<LogRow[]> {
  const cursor = await lockPlayCursor(executor, name, 'first');
  if (!cursor) return [];
  const rows = await readPlaysAfter(executor, cursor, limit);
  const last = rows.at(-1);
  if (last) await movePlayCursor(executor, name, last);
  return rows;
}

/** Where a play stands in statements: whose it was. */
export const sourceOfPlay = ({ play }: Pick<LogRow, 'play'>): string =>
  play.provider === '' ? 'sportsbook' : play.provider;

const logged = (row: Flat<LogRow>): Omit<LogRow, 'play'> => ({
  tx: row.tx,
  seq: row.seq,
  siteId: row.siteId,
  playerId: row.playerId,
  isCorrection: row.isCorrection,
  ref: row.ref,
  countedAt: row.countedAt,
  settledAt: row.settledAt,
});

/** What has no stake left is void: it was given back, or was never staked. */
const playOf = (row: Omit<SettledPlay, 'isVoid' | 'isFreeBet' | 'isCashedOut'>): SettledPlay => ({
  category: row.category,
  provider: row.provider,
  game: row.game,
  cashMinor: row.cashMinor,
  bonusMinor: row.bonusMinor,
  payoutCashMinor: row.payoutCashMinor,
  payoutBonusMinor: row.payoutBonusMinor,
  oddsMilli: row.oddsMilli,
  isBothSides: row.isBothSides,
  isVoid: row.cashMinor + row.bonusMinor === 0n,
  isFreeBet: false,
  isCashedOut: false,
});

interface WantedPlays {
  siteId: string;
  playerIds: readonly string[];
  /** Of the moment at which a play first counted. */
  from: Date;
  /** Excluded; absent: without an end. */
  to?: Date;
  /** Rows up to this place alone. */
  until?: PlayCursor;
}

/**
 * Plays of a site's players that first counted within a time, each with its corrections whenever
 * they came: a corrected one stays where it first counted.
 */
export async function readWholePlays(
  executor: Executor,
  wanted: WantedPlays,
): Promise<WholePlay[]> {
  const { siteId, playerIds, from, to = null, until } = wanted;
  const upTo: RawBuilder<unknown> = until
    ? sql`and (s.tx, s.seq) <= (${until.tx}::xid8, ${until.seq}::bigint)`
    : sql``;
  const { rows } = await sql<Flat<WholePlay>>`
    select * from (
      select s.player_id as "playerId", coalesce(s.provider_code, '') as provider, s.ref,
             min(s.product) as category, coalesce(min(s.game_code), '') as game,
             sum(s.cash_minor)::bigint as "cashMinor", sum(s.bonus_minor)::bigint as "bonusMinor",
             sum(s.payout_cash_minor)::bigint as "payoutCashMinor",
             sum(s.payout_bonus_minor)::bigint as "payoutBonusMinor",
             min(s.odds_milli) as "oddsMilli", bool_or(s.is_both_sides) as "isBothSides",
             coalesce(min(s.counted_at), min(s.settled_at) filter (where s.bonus_minor > 0)) as at,
             coalesce(min(s.seq) filter (where s.cash_minor + s.bonus_minor > 0), min(s.seq)) as seq
        from settled_plays s
       where s.site_id = ${siteId}::uuid and s.player_id = any (${playerIds}::uuid[])
         and s.settled_at >= ${from}::timestamptz ${upTo}
       group by s.player_id, s.provider_code, s.ref) x
     where x.at >= ${from}::timestamptz
       and (${to}::timestamptz is null or x.at < ${to}::timestamptz)`.execute(executor);
  return rows.map((row) => ({
    playerId: row.playerId,
    provider: row.provider,
    ref: row.ref,
    at: row.at,
    seq: row.seq,
    play: playOf(row),
  }));
}

/** Players of a site with cash stakes that first counted within a time, by id. */
export async function readPlayersOfPlays(
  executor: Executor,
  { siteId, from, to }: { siteId: string; from: Date; to: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.player_id as id from settled_plays s
     where s.site_id = ${siteId}::uuid and s.cash_minor <> 0
       and s.counted_at >= ${from}::timestamptz and s.counted_at < ${to}::timestamptz
     order by s.player_id`.execute(executor);
  return rows.map(({ id }) => id);
}
