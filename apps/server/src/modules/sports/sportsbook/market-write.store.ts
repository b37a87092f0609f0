import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';
import type { MarketStatus } from '@pavilion/domain/bets';
import {
  marketKey,
  winnersAtOnce,
  type ChancesPpm,
  type LiabilityLevel,
  type MarketRef,
  type Pair,
} from '@pavilion/sports';
import { typeOfKind } from './kind-of.ts';
import { movedOdds } from './moved-odds.ts';

/** A market with the prices to offer; an outcome left out is not offered now. */
export interface OfferedMarket extends MarketRef {
  /** 0 marks the main line of its kind. */
  position: number;
  /**
   * Present score of what it counts, where that is not the event's own (corners, a half): a bet on
   * the rest starts from it.
   */
  score?: Pair | null;
  selections: readonly OfferedSelection[];
}

interface OfferedSelection {
  outcome: string;
  oddsMilli: number;
  /** Without margin; left out where the source of the price gives none. */
  chances?: ChancesPpm | null;
}

/** Why markets stop, as players are told (wire contract of the sportsbook, 3). */
type StopReason = 'goal' | 'review' | 'feed' | 'trader' | 'limit' | 'break' | 'decided';

interface KnownMarket extends MarketRef {
  id: string;
  status: MarketStatus;
  position: number;
  score: Pair | null;
  /** Stopped by a person or by its liability: its source does not open it. */
  hold: StopReason | null;
  stopReason: StopReason | null;
  /** Its source has no good prices for it: who held it besides does not open it. */
  isWithheld: boolean;
  selections: {
    id: string;
    outcome: string;
    oddsMilli: number;
    /** The price of its source, while liability moves those of the market. */
    baseMilli: number | null;
    level: LiabilityLevel;
    chances: ChancesPpm | null;
    isOffered: boolean;
  }[];
}

/**
 * Makes the markets of an event what is offered: new ones are inserted, changed prices written,
 * missing ones closed. Touches only rows that differ and gives whether any did. Settled markets
 * stay as they are, and what a person or its liability stopped stays stopped; prices that liability
 * moves are moved from the new ones. Of `withheld` markets the known ones are suspended at the
 * prices they have, the others not made.
 */
export async function offerMarkets(
  executor: Executor,
  ids: Ids,
  eventId: string,
  offered: readonly OfferedMarket[],
  withheld: readonly MarketRef[] = [],
): Promise<boolean> {
  const known = new Map(
    (await readMarkets(executor, eventId)).map((market) => [marketKey(market), market]),
  );
  const fresh = offered.filter((market) => !known.has(marketKey(market)));
  await insertMarkets(executor, ids, eventId, fresh);
  const wanted = new Map(offered.map((market) => [marketKey(market), market]));
  const kept = [...known.values()].filter(({ status }) => status !== 'settled');
  const held = new Set(withheld.map(marketKey));
  const statuses = kept.flatMap((market) =>
    statusChange(market, wanted.get(marketKey(market)), held.has(marketKey(market))),
  );
  const prices = kept.flatMap((market) => priceChanges(market, wanted.get(marketKey(market))));
  await updateMarkets(executor, statuses);
  await updateSelections(executor, prices);
  return fresh.length + statuses.length + prices.length > 0;
}

interface StatusChange {
  id: string;
  status: MarketStatus;
  position: number;
  score: Pair | null;
  isWithheld: boolean;
}

function statusChange(
  market: KnownMarket,
  wanted: OfferedMarket | undefined,
  isHeld: boolean,
): StatusChange[] {
  const offered = market.hold === null ? 'open' : 'suspended';
  const status = wanted ? offered : isHeld ? heldStatus(market) : 'closed';
  const position = wanted?.position ?? market.position;
  const score = wanted ? (wanted.score ?? null) : market.score;
  const isWithheld = !wanted && (isHeld || market.isWithheld);
  const isReasonKept = !wanted || market.hold === null || market.stopReason === market.hold;
  const isSame =
    isReasonKept &&
    isWithheld === market.isWithheld &&
    status === market.status &&
    position === market.position &&
    String(score) === String(market.score);
  return isSame ? [] : [{ id: market.id, status, position, score, isWithheld }];
}

/**
 * The source has changed its mind about this market and says something impossible: its old prices
 * are no longer anybody's, as those of a feed that fell silent (domain rules 2.9), and it takes no
 * bets until there are good ones. Bets placed before stand: the prices they have were meant.
 */
const heldStatus = ({ status }: KnownMarket): MarketStatus =>
  status === 'open' ? 'suspended' : status;

interface PriceChange {
  id: string;
  odds_milli: number;
  base_milli: number | null;
  is_offered: boolean;
  chances: ChancesPpm | null;
}

/** A chance that moved less, at the same price, is the same to whoever cashes out. */
const chanceStepPpm = 5_000;

function haveMoved(before: ChancesPpm | null, after: ChancesPpm | null): boolean {
  if (before === null || after === null) return before !== after;
  const fields = ['won', 'halfWon', 'void', 'halfLost'] as const;
  return fields.some((field) => Math.abs(before[field] - after[field]) >= chanceStepPpm);
}

function priceChanges(market: KnownMarket, wanted: OfferedMarket | undefined): PriceChange[] {
  if (!wanted) return [];
  const levels = new Map(market.selections.map(({ outcome, level }) => [outcome, level]));
  const moved = movedOdds(
    wanted.selections.map((one) => ({ ...one, level: levels.get(one.outcome) ?? 0 })),
  );
  return market.selections.flatMap((selection) => {
    const price = wanted.selections.find(({ outcome }) => outcome === selection.outcome);
    const ownMilli = price?.oddsMilli ?? selection.baseMilli ?? selection.oddsMilli;
    const oddsMilli = moved?.get(selection.outcome) ?? ownMilli;
    const baseMilli = moved === null ? null : ownMilli;
    const isOffered = price !== undefined;
    const chances = price?.chances ?? null;
    const isSame =
      oddsMilli === selection.oddsMilli &&
      baseMilli === selection.baseMilli &&
      isOffered === selection.isOffered &&
      !haveMoved(selection.chances, chances);
    return isSame
      ? []
      : [
          {
            ...{ id: selection.id, odds_milli: oddsMilli, base_milli: baseMilli },
            ...{ is_offered: isOffered, chances },
          },
        ];
  });
}

async function readMarkets(executor: Executor, eventId: string): Promise<KnownMarket[]> {
  const { rows } = await sql<KnownMarket>`
    select m.id, m.kind, m.line_quarters as "lineQuarters", m.param, m.player_id as "playerId",
           m.status, m.position, m.hold, m.stop_reason as "stopReason",
           m.is_withheld as "isWithheld",
           case when m.score_home is not null
             then jsonb_build_array(m.score_home, m.score_away) end as score,
           (select jsonb_agg(jsonb_build_object('id', s.id, 'outcome', s.outcome,
                     'oddsMilli', s.odds_milli, 'baseMilli', s.base_milli, 'level', s.level,
                     'chances', s.chances, 'isOffered', s.is_offered))
              from selections s where s.market_id = m.id) as selections
      from markets m where m.event_id = ${eventId}`.execute(executor);
  return rows;
}

async function insertMarkets(
  executor: Executor,
  ids: Ids,
  eventId: string,
  markets: readonly OfferedMarket[],
): Promise<void> {
  if (markets.length === 0) return;
  const sport = await readSport(executor, eventId);
  const rows = markets.map((market) => {
    const type = typeOfKind(sport, market.kind);
    const winnersMax = winnersAtOnce({ type, param: market.param ?? null });
    return { ...market, id: ids.next(), winnersMax, countsRest: type.counts === 'rest' };
  });
  await sql`
    insert into markets (id, event_id, kind, line_quarters, param, player_id, position,
        score_home, score_away, winners_max, counts_rest, status, hold, stop_reason)
    select x.id, e.id, x.kind, x."lineQuarters", x.param, x."playerId", x.position,
           (x.score ->> 0)::smallint, (x.score ->> 1)::smallint, x."winnersMax",
           x."countsRest", case when e.is_stopped then 'suspended' else 'open' end,
           case when e.is_stopped then 'trader' end, case when e.is_stopped then 'trader' end
      from events e cross join jsonb_to_recordset(${jsonText(rows)}::jsonb) as x (id uuid,
        kind text, "lineQuarters" smallint, param text, "playerId" text, position smallint,
        score jsonb, "winnersMax" smallint, "countsRest" boolean)
     where e.id = ${eventId}::uuid`.execute(executor);
  await insertSelections(
    executor,
    rows.flatMap(({ id, selections }) =>
      selections.map((selection) => ({ ...selection, id: ids.next(), marketId: id })),
    ),
  );
}

async function readSport(executor: Executor, eventId: string): Promise<string> {
  const { sport } = await executor
    .selectFrom('events')
    .select('sport')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  return sport;
}

async function insertSelections(
  executor: Executor,
  rows: ReadonlyArray<OfferedSelection & { id: string; marketId: string }>,
): Promise<void> {
  await sql`
    insert into selections (id, market_id, outcome, odds_milli, chances)
    select x.id, x."marketId", x.outcome, x."oddsMilli", nullif(x.chances, 'null'::jsonb)
      from jsonb_to_recordset(${jsonText(rows)}::jsonb) as x (id uuid, "marketId" uuid,
        outcome text, "oddsMilli" integer, chances jsonb)`.execute(executor);
}

async function updateMarkets(executor: Executor, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update markets m set status = x.status, position = x.position, version = m.version + 1,
        is_withheld = x."isWithheld", score_home = (x.score ->> 0)::smallint,
        score_away = (x.score ->> 1)::smallint,
        stop_no = m.stop_no + (m.status = 'open' and x.status <> 'open')::integer,
        stop_reason = case when x.status <> 'open' then coalesce(m.hold, m.stop_reason) end
      from jsonb_to_recordset(${jsonText(changes)}::jsonb)
        as x (id uuid, status text, position smallint, score jsonb, "isWithheld" boolean)
     where m.id = x.id and m.status <> 'settled'`.execute(executor);
}

async function updateSelections(
  executor: Executor,
  changes: readonly PriceChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update selections s set odds_milli = x.odds_milli, base_milli = x.base_milli,
        is_offered = x.is_offered,
        chances = nullif(x.chances, 'null'::jsonb), version = s.version + 1
      from jsonb_to_recordset(${jsonText(changes)}::jsonb)
        as x (id uuid, odds_milli integer, base_milli integer, is_offered boolean, chances jsonb)
     where s.id = x.id`.execute(executor);
}

/**
 * Suspends the open markets of an event for a reason that players are told; gives whether there
 * were any.
 */
export async function suspendMarkets(
  executor: Executor,
  eventId: string,
  reason: StopReason,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('markets')
    .set((eb) => ({
      status: 'suspended',
      stop_no: sql<number>`stop_no + (status = 'open')::integer`,
      stop_reason: reason,
      is_withheld: true,
      version: eb('version', '+', 1n),
    }))
    .where('event_id', '=', eventId)
    // What is stopped already opens only once this reason is gone as well.
    .where(sql<boolean>`status = 'open' or status = 'suspended' and hold = stop_reason`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The markets of an event that take bets. */
export async function readOpenMarkets(executor: Executor, eventId: string): Promise<MarketRef[]> {
  const rows = await executor
    .selectFrom('markets')
    .select(['kind', 'line_quarters', 'param', 'player_id'])
    .where('event_id', '=', eventId)
    .where('status', '=', 'open')
    .execute();
  return rows.map(({ kind, line_quarters: lineQuarters, param, player_id: playerId }) => ({
    kind,
    lineQuarters,
    param,
    playerId,
  }));
}
