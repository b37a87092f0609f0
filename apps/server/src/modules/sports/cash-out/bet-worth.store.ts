import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { BetType, ChancesPpm } from '@pavilion/sports';
import type { EventState } from '../sportsbook/index.ts';

/** What the worth of a leg rests on now. */
export interface WorthLeg {
  legNo: number;
  oddsMilli: number;
  sport: string;
  /** What a settled leg makes of a unit, as texts of whole numbers; null while it is open. */
  multiplierNum: string | null;
  multiplierDen: string | null;
  eventState: EventState;
  allowsLive: boolean;
  /** How long the source of the event lets bets in play wait; null: as its sport says. */
  delaySeconds: number | null;
  /** Whether the event should have begun. */
  isDue: boolean;
  /** Whether the event has a result that the leg is not settled by yet. */
  hasResult: boolean;
  marketStatus: 'open' | 'suspended' | 'closed' | 'settled';
  stopNo: number;
  stopReason: string | null;
  isOffered: boolean;
  /** In millionths; null where nobody says, and of a builder, whose picks say it together. */
  chances: ChancesPpm | null;
  /** The picks of a builder, in their order; null of any other leg. */
  pickIds: string[] | null;
  /** Percent that runners withdrawn since it was accepted cost it. */
  withdrawnOddsMilli: readonly number[];
  isAntepost: boolean;
  /** Of an each-way leg, and how likely its runner is to be placed; else null. */
  place: WorthPlace | null;
}

export interface WorthPlace {
  /** What a settled place part makes of a unit; null while it is open. */
  num: string | null;
  den: string | null;
  /** Terms that hold now: of acceptance, or by the runners that are to run. */
  fraction: readonly [numerator: number, denominator: number];
  /** Of the market of so many places, where it is open; else null. */
  chances: ChancesPpm | null;
}

/** A bet with all that its worth rests on. */
export interface WorthBet {
  id: string;
  siteId: string;
  playerId: string;
  currency: string;
  status: 'pending' | 'accepted' | 'rejected' | 'settled' | 'voided' | 'cashed-out';
  betType: BetType;
  sizes: number[];
  bankers: number[];
  isEachWay: boolean;
  unitStakeMinor: bigint;
  cashedUnitMinor: bigint;
  lineCount: number;
  potentialMinor: bigint;
  voucherId: string | null;
  /** A cash-out of it that waits for its moment. */
  pendingId: string | null;
  legs: WorthLeg[];
}

/**
 * How the market of a leg stands. Of a builder the one that has stopped, if any has; the chances of
 * its picks say nothing alone.
 */
const ofPicks = sql`
  select coalesce(min(m.status) filter (where m.status <> 'open'), 'open') as status,
         sum(m.stop_no)::integer as stop_no, bool_and(s.is_offered) as is_offered,
         min(m.stop_reason) filter (where m.status <> 'open') as stop_reason,
         case when count(*) = 1 then jsonb_agg(s.chances) -> 0 end as chances,
         jsonb_agg(s.id order by k.no) as ids
    from jsonb_array_elements(coalesce(g.picks, '[{}]')) with ordinality as k (pick, no)
    join selections s on s.id = coalesce((k.pick ->> 'selectionId')::uuid, g.selection_id)
    join markets m on m.id = s.market_id`;

const legsOfBet = (now: Date): RawBuilder<unknown> => sql`
  (select jsonb_agg(jsonb_build_object(
      'legNo', g.leg_no, 'oddsMilli', g.odds_milli, 'sport', e.sport,
      'multiplierNum', g.multiplier_num::text, 'multiplierDen', g.multiplier_den::text,
      'eventState', e.state, 'allowsLive', e.allows_live, 'delaySeconds', e.delay_seconds, 'isDue',
      e.start_time <= ${now}::timestamptz, 'hasResult', e.result_revision > g.revision,
      'marketStatus', o.status, 'stopNo', o.stop_no, 'stopReason', o.stop_reason, 'isOffered',
      o.is_offered, 'chances', o.chances, 'pickIds', case when g.picks is not null then o.ids end,
      'isAntepost', g.is_antepost, 'withdrawnOddsMilli',
      coalesce((select jsonb_agg((r.value -> 'withdrawn' ->> 'oddsMilli')::integer)
        from jsonb_array_elements(e.runners) r
       where (r.value -> 'withdrawn' ->> 'at')::timestamptz > g.accepted_at), '[]'),
      'place', case when g.place_count is not null then jsonb_build_object(
        'num', g.place_multiplier_num::text, 'den', g.place_multiplier_den::text,
        'fraction', jsonb_build_array(t.num, t.den), 'chances',
        case when t.places = 1 then o.chances else (
          select x.chances from markets n join selections x on x.market_id = n.id
           where n.event_id = e.id and n.kind = 'place-' || t.places and n.status = 'open'
             and x.outcome = g.outcome and x.is_offered limit 1) end) end)
        order by g.leg_no)
    from bet_legs g
    join events e on e.id = g.event_id
    cross join lateral (${ofPicks}) o
    left join lateral (
      select case when g.are_terms_fixed then g.place_count else p.place_count end as places,
             case when g.are_terms_fixed then g.place_num else p.place_num end as num,
             case when g.are_terms_fixed then g.place_den else p.place_den end as den
        from place_terms((select count(*) from jsonb_array_elements(e.runners) r
          where r.value -> 'withdrawn' = 'null'), e.is_handicap) p) t on g.place_count is not null
   where g.bet_id = b.id and g.site_id = b.site_id)`;

async function selectWorth(
  executor: Executor,
  condition: RawBuilder<boolean>,
  now: Date,
): Promise<WorthBet[]> {
  const { rows } = await sql<WorthBet>`
    select b.id, b.site_id as "siteId", b.player_id as "playerId", b.currency, b.status,
           b.bet_type as "betType", b.sizes, b.bankers, b.is_each_way as "isEachWay",
           b.unit_stake_minor as "unitStakeMinor",
           b.cashed_unit_minor as "cashedUnitMinor", b.line_count as "lineCount",
           b.potential_minor as "potentialMinor", b.voucher_id as "voucherId",
           (select c.id from bet_cash_outs c
             where c.bet_id = b.id and c.site_id = b.site_id
               and c.state = 'pending') as "pendingId",
           ${legsOfBet(now)} as legs
      from bets b where ${condition} order by b.id`.execute(executor);
  return rows;
}

/** Those of the bets that are the player's, in the order of their ids. */
export function selectWorthOf(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
  betIds: readonly string[],
  now: Date,
): Promise<WorthBet[]> {
  const condition = sql<boolean>`b.id = any (${betIds}::uuid[]) and b.site_id = ${siteId}::uuid
    and b.player_id = ${playerId}::uuid`;
  return selectWorth(executor, condition, now);
}

/** The newest open bets of players, so many of each; of those who have none nothing. */
export function selectOpenWorth(
  executor: Executor,
  playerIds: readonly string[],
  now: Date,
  perPlayer: number,
): Promise<WorthBet[]> {
  const condition = sql<boolean>`b.id in (
    select o.id from unnest(${playerIds}::uuid[]) as p (id)
      join players w on w.id = p.id
      cross join lateral (
        select x.id from bets x
         where x.site_id = w.site_id and x.player_id = w.id and x.status = 'accepted'
         order by x.id desc limit ${perPlayer}) o)`;
  return selectWorth(executor, condition, now);
}

/**
 * Locks a bet for a cash-out with its player and, against results and stops, its events; those of
 * the selections too. See `lock_cash_out`.
 */
export async function lockBet(
  executor: Executor,
  betId: string,
  selectionIds: readonly string[] = [],
): Promise<void> {
  await sql`select lock_cash_out(${betId}::uuid, ${selectionIds}::uuid[])`.execute(executor);
}
