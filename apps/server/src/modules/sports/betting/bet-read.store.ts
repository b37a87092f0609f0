import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { BetRecord, LegRecord } from './bet-record.ts';

type Condition = RawBuilder<boolean>;

// Aliases give the rows the shape of BetRecord; nothing is mapped twice.
const betColumns = sql`
  b.id, b.site_id as "siteId", b.player_id as "playerId", b.currency, b.bet_type as "betType",
  b.unit_stake_minor as "unitStakeMinor", b.line_count as "lineCount", b.sizes, b.bankers,
  b.is_each_way as "isEachWay",
  b.odds_milli as "oddsMilli", b.stake_minor as "stakeMinor", b.bonus_minor as "bonusMinor",
  b.potential_minor as "potentialMinor", b.voucher_id as "voucherId",
  b.voucher_kind as "voucherKind", b.rules_version as "rulesVersion", b.status, b.result,
  b.payout_minor as "payoutMinor", b.revision, b.placed_at as "placedAt",
  b.settled_at as "settledAt", b.cashed_unit_minor as "cashedUnitMinor",
  b.cashed_paid_minor as "cashedPaidMinor", b.edited_from as "editedFrom",
  b.edited_to as "editedTo", coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'unitMinor', c.unit_minor::text, 'amountMinor',
             c.amount_minor::text, 'at', c.decided_at) order by c.decided_at, c.id)
      from bet_cash_outs c where c.bet_id = b.id and c.site_id = b.site_id and c.state = 'taken'),
        '[]') as "cashOuts",
  (select jsonb_build_object('amountMinor', r.amount_minor::text, 'partPercent', r.part_percent,
    'setAt', r.set_at)
     from bet_cash_out_rules r where r.bet_id = b.id and r.site_id = b.site_id) as "cashOutRule"`;

const legColumns = sql`
  g.bet_id as "betId", g.leg_no as "legNo", g.event_id as "eventId", g.market_id as "marketId",
  g.selection_id as "selectionId", g.market_kind as "marketKind", g.outcome,
  g.line_quarters as "lineQuarters", g.param, x.player_id as "pickedPlayerId",
  x.name as "playerName", x.names as "playerNames",
  case when g.place_count is not null then place_terms_of(g) end as "placeTerms",
  g.are_terms_fixed as "areTermsFixed", g.settled_as as "settledAs", g.palpable,
  trim_scale(round(g.place_multiplier_num / g.place_multiplier_den, 6))::text as "placeMultiplier",
  g.odds_milli as "oddsMilli", g.is_live as "isLive", g.is_antepost as "isAntepost",
  g.result is not null and exists (select from event_results r where r.event_id = g.event_id
    and r.revision = g.revision and r.kind = 'interim') as "isEarly",
  g.accepted_at as "acceptedAt", case when g.is_live then g.accepted_home_score end
  as "acceptedHomeScore", case when g.is_live then g.accepted_away_score end as "acceptedAwayScore",
  g.status, g.result, trim_scale(round(g.multiplier_num / g.multiplier_den, 6))::text as multiplier,
  g.home_score as "homeScore", g.away_score as "awayScore", g.reprice,
  case when g.picks is not null then named_picks(g.picks, h.players || a.players) end as picks`;

const eventColumns = sql`
  e.id, l.name as "leagueName", l.names as "leagueNames", e.start_time as "startTime",
  e.start_day as "startDay", e.sport, e.name as "eventName", e.names as "eventNames",
  coalesce(h.name, '') as "homeName", coalesce(a.name, '') as "awayName",
  coalesce(h.names, '{}') as "homeNames", coalesce(a.names, '{}') as "awayNames",
  jsonb_build_object('state', e.state, 'minute', e.minute,
    'home_score', e.home_score, 'away_score', e.away_score) ||
  jsonb_strip_nulls(jsonb_build_object('period', e.play -> 'period', 'clock', e.play -> 'clock',
    'scores', e.play -> 'scores')) as match`;

/** What legs show of their event; the rest of a leg is its own. */
type EventShown = Pick<
  LegRecord,
  | 'leagueName'
  | 'leagueNames'
  | 'startTime'
  | 'startDay'
  | 'sport'
  | 'eventName'
  | 'eventNames'
  | 'homeName'
  | 'awayName'
  | 'homeNames'
  | 'awayNames'
  | 'match'
>;

async function readBets(
  executor: Executor,
  condition: Condition,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<BetRecord[]> {
  const { rows } = await sql<Omit<BetRecord, 'legs'>>`
    select ${betColumns} from bets b where ${condition} order by ${order} limit ${limit}`.execute(
    executor,
  );
  const legs = await readLegs(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((bet) => {
    const [first, ...others] = legs.get(bet.id) ?? [];
    if (!first) throw new Error(`bet ${bet.id} has no legs`);
    return { ...bet, legs: [first, ...others] };
  });
}

async function readLegs(
  executor: Executor,
  betIds: readonly string[],
): Promise<Map<string, LegRecord[]>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await sql<Omit<LegRecord, keyof EventShown> & { betId: string }>`
    select ${legColumns}
      from bet_legs g
      join events e on e.id = g.event_id
      left join teams h on h.id = e.home_team_id
      left join teams a on a.id = e.away_team_id
      left join lateral player_of_leg(g.market_id, g.outcome,
        coalesce(h.players || a.players, e.runners)) x on true
     where g.bet_id = any (${betIds}::uuid[]) order by g.bet_id, g.leg_no`.execute(executor);
  const events = await readEventsShown(executor, new Set(rows.map(({ eventId }) => eventId)));
  const legs = rows.map((leg) => {
    const event = events.get(leg.eventId);
    if (!event) throw new Error(`event ${leg.eventId} of bet ${leg.betId} is not there`);
    return { ...leg, ...event };
  });
  return Map.groupBy(legs, ({ betId }) => betId);
}

/** Once for all legs on an event: thousands of bets that are settled at once have the same few. */
async function readEventsShown(
  executor: Executor,
  ids: ReadonlySet<string>,
): Promise<Map<string, EventShown>> {
  const { rows } = await sql<EventShown & { id: string }>`
    select ${eventColumns}
      from events e
      join leagues l on l.id = e.league_id
      left join teams h on h.id = e.home_team_id
      left join teams a on a.id = e.away_team_id
     where e.id = any (${[...ids]}::uuid[])`.execute(executor);
  return new Map(rows.map(({ id, ...event }) => [id, event]));
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
  const condition = sql<boolean>`b.id = ${betId} and b.site_id = ${owner.siteId}
    and b.player_id = ${owner.playerId}`;
  const [bet] = await readBets(executor, condition, sql`b.id`, 1);
  return bet ?? null;
}

export interface BetFilter {
  siteId: string;
  playerId: string;
  /** The newest bet that is wanted; all when absent. */
  fromId?: string;
  /** Open ones, settled ones, or those that were cashed out to the last. */
  status?: 'open' | 'settled' | 'cashed-out';
  /** Only those with a leg of this sport. */
  sport?: string;
  betType?: string;
  from?: Date;
  to?: Date;
  limit: number;
}

/**
 * Bets of a player, newest first. Ids ascend with time, so they are the order and the cursor, and a
 * range of time is a range of them: what lies before and after it is not read.
 */
export function readPlayerBets(executor: Executor, filter: BetFilter): Promise<BetRecord[]> {
  const { siteId, playerId, fromId = null, from = null, to = null } = filter;
  const { sport = null, betType = null } = filter;
  const condition = sql<boolean>`b.site_id = ${siteId}::uuid and b.player_id = ${playerId}::uuid
    and (${fromId}::uuid is null or b.id <= ${fromId}::uuid)
    and ${isInState(filter.status)}
    and (${betType}::text is null or b.bet_type = ${betType}::text)
    and (${sport}::text is null or exists (
      select from bet_legs g join events e on e.id = g.event_id where g.bet_id = b.id
        and e.sport = ${sport}::text))
    and (${from}::timestamptz is null or b.placed_at >= ${from}::timestamptz)
    and (${to}::timestamptz is null or b.placed_at <= ${to}::timestamptz)
    and (${idAt(from, -slackMs)}::uuid is null or b.id >= ${idAt(from, -slackMs)}::uuid)
    and (${idAt(to, slackMs)}::uuid is null or b.id <= ${idAt(to, slackMs)}::uuid)`;
  return readBets(executor, condition, sql`b.id desc`, filter.limit);
}

/** A constant, so that the index of the open ones serves. */
function isInState(status: BetFilter['status']): Condition {
  if (status === undefined) return sql<boolean>`true`;
  if (status === 'cashed-out') return sql<boolean>`b.status = 'cashed-out'`;
  return status === 'open'
    ? sql<boolean>`b.status in ('pending', 'accepted')`
    : sql<boolean>`b.status not in ('pending', 'accepted', 'cashed-out')`;
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
