import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { SourceHealth } from '@pavilion/sports';

export interface FeedSource {
  name: string;
  format: string;
  settings: Record<string, unknown>;
  health: SourceHealth;
}

interface SourceRow {
  name: string;
  format: string;
  settings: Record<string, unknown>;
  heard_at: Date | null;
  is_stopped: boolean;
  opens_after_seq: bigint;
}

const columns = [
  ...(['name', 'format', 'settings', 'heard_at', 'is_stopped', 'opens_after_seq'] as const),
] as const;

const sourceOf = ({ name, format, settings, ...heard }: SourceRow): FeedSource => ({
  ...{ name, format, settings },
  health: {
    lastHeardMs: heard.heard_at?.getTime() ?? null,
    isStopped: heard.is_stopped,
    opensAfterSeq: Number(heard.opens_after_seq),
  },
});

/** The source of this name; makes it when nobody played it before. */
export async function ensureSource(
  executor: Executor,
  { name, format, now }: { name: string; format: string; now: Date },
): Promise<FeedSource> {
  await executor
    .insertInto('feed_sources')
    .values({ name, format, heard_at: null, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const source = await findSource(executor, name);
  if (!source) throw new Error(`source ${name} is neither known nor new`);
  return source;
}

/** The source of this name, or null. */
export async function findSource(executor: Executor, name: string): Promise<FeedSource | null> {
  const row = await executor
    .selectFrom('feed_sources')
    .select(columns)
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? sourceOf(row) : null;
}

/**
 * The source, which nobody else applies messages of, or changes what its names mean, until the
 * transaction ends.
 */
export async function lockSource(executor: Executor, name: string): Promise<FeedSource | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feed:${name}`}, 7))`.execute(executor);
  return findSource(executor, name);
}

/** Notes how the source is heard. Call under `lockSource`. */
export async function writeHealth(
  executor: Executor,
  name: string,
  { lastHeardMs, isStopped, opensAfterSeq }: SourceHealth,
): Promise<void> {
  await executor
    .updateTable('feed_sources')
    .set({
      heard_at: lastHeardMs === null ? null : new Date(lastHeardMs),
      is_stopped: isStopped,
      opens_after_seq: BigInt(opensAfterSeq),
    })
    .where('name', '=', name)
    .execute();
}

/** Whether the prices of the source are offered as they are told. */
export async function writeAsTold(
  executor: Executor,
  name: string,
  isAsTold: boolean,
): Promise<void> {
  await sql`
    update feed_sources set settings = settings || jsonb_build_object('as_told',
        ${isAsTold}::boolean)
     where name = ${name}`.execute(executor);
}

/** Of several sources of one event the one of the lowest rank makes its prices. */
export async function writeRank(executor: Executor, name: string, rank: number): Promise<void> {
  await executor.updateTable('feed_sources').set({ rank }).where('name', '=', name).execute();
}

/** Sources that are heard of. */
export async function readHeardSources(executor: Executor): Promise<FeedSource[]> {
  const rows = await executor
    .selectFrom('feed_sources')
    .select(columns)
    .where('heard_at', 'is not', null)
    .where('is_stopped', '=', false)
    .orderBy('name')
    .execute();
  return rows.map(sourceOf);
}

/** A source as the operator's list shows it. */
interface ListedSource {
  name: string;
  format: string;
  rank: number;
  heardAt: Date | null;
  isStopped: boolean;
  messages: number;
  lastSeq: number | null;
  events: number;
  /** Of them those that are not shown. */
  unmapped: number;
  doubts: number;
}

/** Every source, by name. */
export async function listSources(executor: Executor): Promise<ListedSource[]> {
  const { rows } = await sql<ListedSource>`
    select s.name, s.format, s.rank, s.heard_at as "heardAt", s.is_stopped as "isStopped",
           m.messages::integer as messages, m.last_seq::float8 as "lastSeq",
           e.events::integer as events, e.unmapped::integer as unmapped,
           d.doubts::integer as doubts
      from feed_sources s
      cross join lateral (select count(*) as messages, max(m.seq) as last_seq
        from feed_messages m where m.source = s.name) m
      cross join lateral (select count(*) as events,
          count(*) filter (where e.event_id is null) as unmapped
        from feed_events e where e.source = s.name) e
      cross join lateral (select count(*) as doubts
        from feed_doubts d where d.source = s.name and d.state = 'open') d
     order by s.name`.execute(executor);
  return rows;
}
