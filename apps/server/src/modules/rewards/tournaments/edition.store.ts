import { sql, type Insertable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import { anythingSettled } from '../turnover/index.ts';
import type { SeriesState } from './series.store.ts';

/** Names an edition of a site. */
export interface EditionKey {
  id: string;
  siteId: string;
}

export interface EditionRecord extends EditionKey {
  startsAt: Date;
  endsAt: Date;
  /** What was settled before is in the entries; null: nothing is yet. */
  countedAt: Date | null;
  titles: Record<string, string>;
  /** Decimal strings of minor units, the first place first. */
  prizesMinor: string[];
}

/** An edition that is being ended, with what its series says about the next. */
export interface LockedEdition extends EditionRecord {
  seriesId: string;
  periodMinutes: number;
  state: SeriesState;
  currency: string;
}

const columns = sql`
  e.id, e.site_id as "siteId", e.starts_at as "startsAt", e.ends_at as "endsAt", e.counted_at as "countedAt", s.titles, s.prizes_minor as "prizesMinor"`;

export async function insertEdition(
  executor: Executor,
  edition: Omit<Insertable<Tables['tournament_editions']>, 'ended_at' | 'counted_at'>,
): Promise<void> {
  await executor
    .insertInto('tournament_editions')
    .values({ ...edition, ended_at: null })
    .execute();
}

/** Open editions of a site, the one that ends first first. */
export async function readOpenEditions(
  executor: Executor,
  siteId: string,
): Promise<EditionRecord[]> {
  const { rows } = await sql<EditionRecord>`
    select ${columns} from tournament_editions e join tournament_series s on s.id = e.series_id
     where e.site_id = ${siteId} and e.ended_at is null order by e.ends_at, s.code`.execute(
    executor,
  );
  return rows;
}

/** Open editions of all sites that ended before a moment, the oldest first. */
export async function readDueEditions(
  executor: Executor,
  endedBefore: Date,
): Promise<EditionKey[]> {
  const { rows } = await sql<EditionKey>`
    select id, site_id as "siteId" from tournament_editions
     where ended_at is null and ends_at <= ${endedBefore} order by ends_at, id`.execute(executor);
  return rows;
}

/** Open editions of all sites with something settled before a moment that is not counted yet. */
export async function readEditionsToCount(executor: Executor, before: Date): Promise<EditionKey[]> {
  const { rows } = await sql<EditionKey>`
    select e.id, e.site_id as "siteId" from tournament_editions e
     where e.ended_at is null
       and ${anythingSettled(sql`e.site_id`, sql`coalesce(e.counted_at, e.starts_at)`, sql`least(e.ends_at, ${before}::timestamptz)`)}
     order by e.id`.execute(executor);
  return rows;
}

/** Lets the statements of this transaction take as long as reading a busy day does; they hold nothing that bets wait for. */
export async function allowLongReading(executor: Executor): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(executor);
}

/**
 * Takes an open edition and its series for this transaction alone. Null: it has ended meanwhile, or another process has it and
 * needs no help.
 */
export async function lockEdition(
  executor: Executor,
  edition: EditionKey,
): Promise<LockedEdition | null> {
  const { rows } = await sql<LockedEdition>`
    select ${columns}, s.id as "seriesId", s.period_minutes as "periodMinutes", s.state,
           (select currency from sites where sites.id = e.site_id) as currency
      from tournament_editions e join tournament_series s on s.id = e.series_id
     where e.id = ${edition.id} and e.site_id = ${edition.siteId} and e.ended_at is null
       for update of e, s skip locked`.execute(executor);
  return rows[0] ?? null;
}

export async function closeEdition(
  executor: Executor,
  edition: EditionKey,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('tournament_editions')
    .set({ ended_at: now })
    .where('id', '=', edition.id)
    .where('site_id', '=', edition.siteId)
    .execute();
}

/** Keeps the ranks of an ended edition, in one statement however many there are. */
export async function insertResults(
  executor: Executor,
  edition: EditionKey,
  results: readonly Omit<Insertable<Tables['tournament_results']>, 'edition_id' | 'site_id'>[],
): Promise<void> {
  await sql`
    insert into tournament_results (edition_id, place, site_id, player_id, turnover_minor, last_settled_at, prize_minor, journal_id)
    select ${edition.id}, x.place, ${edition.siteId}, x.player_id, x.turnover_minor, x.last_settled_at, x.prize_minor, x.journal_id
      from jsonb_to_recordset(${jsonText(results)}::jsonb)
           as x (place integer, player_id uuid, turnover_minor bigint, last_settled_at timestamptz, prize_minor bigint,
                 journal_id bigint)`.execute(executor);
}
