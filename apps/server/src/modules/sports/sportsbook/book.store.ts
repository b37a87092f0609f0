import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { MarketRef } from '@pavilion/sports';

/** A price somebody stands at, with how much is left of it; both are decimal texts. */
interface BookLevel {
  odds: string;
  size: string;
}

/** The book of one outcome of an exchange's market. */
interface OutcomeBook {
  outcome: string;
  back: BookLevel[];
  lay: BookLevel[];
  last: string | null;
  matched: string;
  points: { at: string; odds: string }[];
}

/** The book of a market, as it is kept. */
export interface Book {
  outcomes: OutcomeBook[];
  matched: string;
  delaySeconds: number;
}

/** Keeps the book of a market of an event; of one we do not have nothing is kept. */
export async function writeBook(
  executor: Executor,
  source: string,
  { eventId, market, book }: { eventId: string; market: MarketRef; book: Book },
  now: Date,
): Promise<void> {
  await sql`
    insert into feed_books (market_id, source, book, updated_at)
    select m.id, ${source}, ${jsonText(book)}::jsonb, ${now}::timestamptz
      from markets m
     where m.event_id = ${eventId}::uuid and m.kind = ${market.kind}
       and m.line_quarters is not distinct from ${market.lineQuarters}::smallint
       and m.param is not distinct from ${market.param ?? null}::text
       and m.player_id is not distinct from ${market.playerId ?? null}::text
    on conflict (market_id) do update set source = excluded.source, book = excluded.book,
      updated_at = excluded.updated_at`.execute(executor);
}

/** A book that the demo plays itself, of a market by its id. */
export interface DemoBook {
  marketId: string;
  book: Book;
}

/**
 * Keeps the books that the demo plays, in one statement. One that a source of feeds tells stays as
 * it is, and what has not changed is not written.
 */
export async function writeDemoBooks(
  executor: Executor,
  books: readonly DemoBook[],
  now: Date,
): Promise<void> {
  await sql`
    insert into feed_books (market_id, source, book, updated_at)
    select m.id, null, given.book, ${now}::timestamptz
      from jsonb_to_recordset(${jsonText(books)}::jsonb) as given("marketId" uuid, book jsonb)
      join markets m on m.id = given."marketId"
     order by m.id
    on conflict (market_id) do update set book = excluded.book, updated_at = excluded.updated_at
     where feed_books.source is null and feed_books.book <> excluded.book`.execute(executor);
}

/** Removes the books of the demo but those of these markets. */
export async function keepOnlyDemoBooks(
  executor: Executor,
  marketIds: readonly string[],
): Promise<void> {
  await sql`
    delete from feed_books
     where source is null and market_id <> all (${marketIds}::uuid[])`.execute(executor);
}

/** Ids of the markets of an event that have a book. */
export async function readBookMarkets(executor: Executor, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from markets m join feed_books b on b.market_id = m.id
     where m.event_id = ${eventId}::uuid order by m.id`.execute(executor);
  return rows.map(({ id }) => id);
}

/** A book with its market and the selections of its outcomes. */
export interface KnownBook {
  marketId: string;
  book: Book;
  selections: Record<string, string>;
}

/** The book of a market, and those of all markets of an event; none where nobody trades them. */
export async function readBooks(
  executor: Executor,
  of: { marketId: string } | { eventId: string },
): Promise<KnownBook[]> {
  const [marketId, eventId] = 'marketId' in of ? [of.marketId, null] : [null, of.eventId];
  const { rows } = await sql<KnownBook>`
    select m.id as "marketId", b.book, (select jsonb_object_agg(s.outcome, s.id)
        from selections s where s.market_id = m.id) as selections
      from markets m join feed_books b on b.market_id = m.id
     where m.id = ${marketId}::uuid or m.event_id = ${eventId}::uuid
     order by m.id`.execute(executor);
  return rows;
}
