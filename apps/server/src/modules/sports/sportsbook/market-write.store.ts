import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';
import { isMarketKind, marketKey, type Market, type Outcome } from '@pavilion/domain/markets';
import type { MarketStatus } from '@pavilion/domain/bets';

/** A market with the prices to offer; an outcome left out is not offered now. */
export interface OfferedMarket extends Market {
  /** 0 marks the main line of its kind. */
  position: number;
  selections: readonly { outcome: Outcome; oddsMilli: number }[];
}

interface KnownMarket extends Market {
  id: string;
  status: MarketStatus;
  position: number;
  selections: { id: string; outcome: Outcome; oddsMilli: number; isOffered: boolean }[];
}

/**
 * Makes the markets of an event what is offered: new ones are inserted, changed prices written, missing ones closed.
 * Touches only rows that differ and gives whether any did. Settled markets stay as they are. Of `withheld` markets the
 * known ones are suspended at the prices they have, the others not made.
 */
export async function offerMarkets(
  executor: Executor,
  ids: Ids,
  eventId: string,
  offered: readonly OfferedMarket[],
  withheld: readonly Market[] = [],
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
}

function statusChange(
  market: KnownMarket,
  wanted: OfferedMarket | undefined,
  isHeld: boolean,
): StatusChange[] {
  const status = wanted ? 'open' : isHeld ? heldStatus(market) : 'closed';
  const position = wanted?.position ?? market.position;
  return status === market.status && position === market.position
    ? []
    : [{ id: market.id, status, position }];
}

/**
 * The source has changed its mind about this market and says something impossible: its old prices are no longer anybody's,
 * as those of a feed that fell silent (domain rules 2.9), and it takes no bets until there are good ones. Bets placed
 * before stand: the prices they have were meant.
 */
const heldStatus = ({ status }: KnownMarket): MarketStatus =>
  status === 'open' ? 'suspended' : status;

interface PriceChange {
  id: string;
  odds_milli: number;
  is_offered: boolean;
}

function priceChanges(market: KnownMarket, wanted: OfferedMarket | undefined): PriceChange[] {
  if (!wanted) return [];
  return market.selections.flatMap((selection) => {
    const price = wanted.selections.find(({ outcome }) => outcome === selection.outcome);
    const oddsMilli = price?.oddsMilli ?? selection.oddsMilli;
    const isOffered = price !== undefined;
    return oddsMilli === selection.oddsMilli && isOffered === selection.isOffered
      ? []
      : [{ id: selection.id, odds_milli: oddsMilli, is_offered: isOffered }];
  });
}

async function readMarkets(executor: Executor, eventId: string): Promise<KnownMarket[]> {
  const { rows } = await sql<KnownMarket>`
    select m.id, m.kind, m.line_quarters as "lineQuarters", m.status, m.position,
           (select jsonb_agg(jsonb_build_object('id', s.id, 'outcome', s.outcome, 'oddsMilli', s.odds_milli,
                     'isOffered', s.is_offered)) from selections s where s.market_id = m.id) as selections
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
  const rows = markets.map((market) => ({ ...market, id: ids.next() }));
  await executor
    .insertInto('markets')
    .values(
      rows.map(({ id, kind, lineQuarters, position }) => ({
        id,
        event_id: eventId,
        kind,
        line_quarters: lineQuarters,
        position,
      })),
    )
    .execute();
  await executor
    .insertInto('selections')
    .values(
      rows.flatMap(({ id, selections }) =>
        selections.map(({ outcome, oddsMilli }) => ({
          id: ids.next(),
          market_id: id,
          outcome,
          odds_milli: oddsMilli,
        })),
      ),
    )
    .execute();
}

async function updateMarkets(executor: Executor, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update markets m set status = x.status, position = x.position, version = m.version + 1,
        stop_no = m.stop_no + (m.status = 'open' and x.status <> 'open')::integer
      from jsonb_to_recordset(${jsonText(changes)}::jsonb) as x (id uuid, status text, position smallint)
     where m.id = x.id and m.status <> 'settled'`.execute(executor);
}

async function updateSelections(
  executor: Executor,
  changes: readonly PriceChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update selections s set odds_milli = x.odds_milli, is_offered = x.is_offered, version = s.version + 1
      from jsonb_to_recordset(${jsonText(changes)}::jsonb) as x (id uuid, odds_milli integer, is_offered boolean)
     where s.id = x.id`.execute(executor);
}

/**
 * Gives the markets of an event that were closed since this was asked last, so that the message that closes them names them and
 * no later one does. One that opens again is told anew.
 */
export async function noteToldClosed(
  executor: Executor,
  eventId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; is_told_closed: boolean }>`
    update markets set is_told_closed = not is_told_closed
     where event_id = ${eventId}::uuid and is_told_closed <> (status in ('closed', 'settled'))
    returning id, is_told_closed`.execute(executor);
  return new Set(rows.filter((row) => row.is_told_closed).map(({ id }) => id));
}

/** Suspends the open markets of an event; gives whether there were any. */
export async function suspendMarkets(executor: Executor, eventId: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('markets')
    .set((eb) => ({
      status: 'suspended',
      stop_no: eb('stop_no', '+', 1),
      version: eb('version', '+', 1n),
    }))
    .where('event_id', '=', eventId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The markets of an event that take bets. */
export async function readOpenMarkets(executor: Executor, eventId: string): Promise<Market[]> {
  const rows = await executor
    .selectFrom('markets')
    .select(['kind', 'line_quarters'])
    .where('event_id', '=', eventId)
    .where('status', '=', 'open')
    .execute();
  return rows.flatMap(({ kind, line_quarters: lineQuarters }) =>
    isMarketKind(kind) ? [{ kind, lineQuarters }] : [],
  );
}
