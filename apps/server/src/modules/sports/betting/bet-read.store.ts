import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { BetRecord } from './bet-record.ts';

type Condition = RawBuilder<boolean>;

// Aliases give the rows the shape of BetRecord; nothing is mapped twice.
const columns = sql`
  b.id, b.site_id as "siteId", b.player_id as "playerId", b.currency, b.event_id as "eventId",
  l.name as "leagueName", l.names as "leagueNames", e.start_time as "startTime", e.start_day as "startDay",
  h.name as "homeName", a.name as "awayName", h.names as "homeNames", a.names as "awayNames",
  b.market_kind as "marketKind", b.outcome, b.line_quarters as "lineQuarters", b.odds_milli as "oddsMilli",
  case when b.is_live then b.accepted_home_score end as "acceptedHomeScore",
  case when b.is_live then b.accepted_away_score end as "acceptedAwayScore",
  b.stake_minor as "stakeMinor", b.status, b.result, b.payout_minor as "payoutMinor",
  b.home_score as "homeScore", b.away_score as "awayScore", b.revision,
  b.placed_at as "placedAt", b.settled_at as "settledAt",
  jsonb_build_object('state', e.state, 'minute', e.minute,
    'home_score', e.home_score, 'away_score', e.away_score) as match`;

async function readBets(
  executor: Executor,
  condition: Condition,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<BetRecord[]> {
  const { rows } = await sql<BetRecord>`
    select ${columns}
      from bets b
      join events e on e.id = b.event_id
      join leagues l on l.id = e.league_id
      join teams h on h.id = e.home_team_id
      join teams a on a.id = e.away_team_id
     where ${condition} order by ${order} limit ${limit}`.execute(executor);
  return rows;
}

export function readBetsById(executor: Executor, ids: readonly string[]): Promise<BetRecord[]> {
  return readBets(executor, sql<boolean>`b.id = any (${ids}::uuid[])`, sql`b.id`, ids.length);
}

/** One bet of a player, or null. */
export async function readPlayerBet(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  betId: string,
): Promise<BetRecord | null> {
  const condition = sql<boolean>`b.id = ${betId} and b.site_id = ${owner.siteId} and b.player_id = ${owner.playerId}`;
  const [bet] = await readBets(executor, condition, sql`b.id`, 1);
  return bet ?? null;
}

export interface BetFilter {
  siteId: string;
  playerId: string;
  /** The newest bet that is wanted; all when absent. */
  fromId?: string;
  isOpen?: boolean;
  from?: Date;
  to?: Date;
  limit: number;
}

/**
 * Bets of a player, newest first. Ids ascend with time, so they are the order and the cursor, and a range of time is a range of
 * them: what lies before and after it is not read.
 */
export function readPlayerBets(executor: Executor, filter: BetFilter): Promise<BetRecord[]> {
  const { siteId, playerId, fromId = null, from = null, to = null } = filter;
  const condition = sql<boolean>`b.site_id = ${siteId}::uuid and b.player_id = ${playerId}::uuid
    and (${fromId}::uuid is null or b.id <= ${fromId}::uuid)
    and ${isInState(filter.isOpen)}
    and (${from}::timestamptz is null or b.placed_at >= ${from}::timestamptz)
    and (${to}::timestamptz is null or b.placed_at <= ${to}::timestamptz)
    and (${idAt(from, -slackMs)}::uuid is null or b.id >= ${idAt(from, -slackMs)}::uuid)
    and (${idAt(to, slackMs)}::uuid is null or b.id <= ${idAt(to, slackMs)}::uuid)`;
  return readBets(executor, condition, sql`b.id desc`, filter.limit);
}

/** A constant, so that the index of the open ones serves. */
function isInState(isOpen: boolean | undefined): Condition {
  if (isOpen === undefined) return sql<boolean>`true`;
  return isOpen ? sql<boolean>`b.status = 'accepted'` : sql<boolean>`b.status <> 'accepted'`;
}

/** An id is made a moment before or after its bet is dated, in another process by another clock. */
const slackMs = 60 * 60_000;

/** The least id of a moment (UUIDv7 begins with its milliseconds); null for no moment. */
function idAt(time: Date | null, byMs: number): string | null {
  if (time === null) return null;
  const ms = Math.max(0, time.getTime() + byMs);
  const digits = ms.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-0000-0000-000000000000`;
}
