import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { EventState } from '../../modules/sports/sportsbook/index.ts';
import type { DemoSettings } from './demo-schedule.ts';

/** The settings of the demo; null when this database has none. */
export async function readDemoSettings(executor: Executor): Promise<DemoSettings | null> {
  const row = await executor
    .selectFrom('sportsbook_settings')
    .select(['demo_seed', 'demo_epoch'])
    .executeTakeFirst();
  return row ? { seed: row.demo_seed, epoch: row.demo_epoch } : null;
}

/** Keeps the settings of a new demo; settings that are there stay. */
export async function writeDemoSettings(executor: Executor, settings: DemoSettings): Promise<void> {
  await executor
    .insertInto('sportsbook_settings')
    .values({ demo_seed: settings.seed, demo_epoch: settings.epoch })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface DemoEvent {
  id: string;
  sourceKey: string;
  state: EventState;
  minute: number | null;
  homeScore: number | null;
  awayScore: number | null;
}

/**
 * Demo events that begin up to a moment and are not finished in the database; up to now: those to
 * move on.
 */
export async function readDemoEventsInPlay(executor: Executor, until: Date): Promise<DemoEvent[]> {
  const { rows } = await sql<DemoEvent>`
    select e.id, e.source_key as "sourceKey", e.state, e.minute, e.home_score as "homeScore",
      e.away_score as "awayScore"
      from events e join leagues l on l.id = e.league_id
     where e.state in ('upcoming', 'live') and e.start_time <= ${until}::timestamptz and l.is_demo
       and e.sport = 'football'
     order by e.start_time, e.id`.execute(executor);
  return rows;
}

/** Whether a match of the demo begins after a moment. */
export async function hasMatchesToCome(executor: Executor, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from events e join leagues l on l.id = e.league_id
     where e.state = 'upcoming' and e.start_time > ${now}::timestamptz and l.is_demo
       and e.sport = 'football'
     limit 1`.execute(executor);
  return rows.length > 0;
}

/** Which of the source keys are in the database. */
export async function findKnownKeys(
  executor: Executor,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ source_key: string }>`
    select source_key from events where source_key = any (${keys}::text[])`.execute(executor);
  return new Set(rows.map((row) => row.source_key));
}
