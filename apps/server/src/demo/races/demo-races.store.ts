import { sql } from 'kysely';
import type { EventRunner, Executor } from '@pavilion/database';
import type { EventState } from '../../modules/sports/sportsbook/index.ts';

export interface OpenRace {
  id: string;
  sourceKey: string;
  state: EventState;
  runners: EventRunner[];
}

/** Races of the demo that are not over in the database and go off up to a moment, by their off. */
export async function readOpenRaces(executor: Executor, until: Date): Promise<OpenRace[]> {
  const { rows } = await sql<OpenRace>`
    select e.id, e.source_key as "sourceKey", e.state, e.runners
      from events e join leagues l on l.id = e.league_id
     where e.state in ('upcoming', 'live') and e.start_time <= ${until}::timestamptz
       and l.is_demo and e.sport = 'racing'
     order by e.start_time, e.id`.execute(executor);
  return rows;
}

/** Which of the source keys are in the database. */
export async function findKnownRaces(
  executor: Executor,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ source_key: string }>`
    select source_key from events where source_key = any (${keys}::text[])`.execute(executor);
  return new Set(rows.map((row) => row.source_key));
}

/** The odds to win at which a runner is offered; null where it is not. */
export async function readWinOdds(
  executor: Executor,
  eventId: string,
  runnerId: string,
): Promise<number | null> {
  const { rows } = await sql<{ oddsMilli: number }>`
    select s.odds_milli as "oddsMilli" from markets m join selections s on s.market_id = m.id
     where m.event_id = ${eventId}::uuid and m.kind = 'win' and s.outcome = ${runnerId}
       and s.is_offered`.execute(executor);
  return rows[0]?.oddsMilli ?? null;
}
