import { sql } from 'kysely';
import { jsonText, type EventRunner, type Executor } from '@pavilion/database';

/** An event of runners: a race, or an outright of a league. */
export interface NewRace {
  id: string;
  leagueId: string;
  sourceKey: string;
  sport: 'racing' | 'outright';
  name: string;
  names: Record<string, string>;
  runners: readonly Omit<EventRunner, 'withdrawn'>[];
  isHandicap?: boolean;
  /** Bets stand before it is known who runs. */
  isAntepost?: boolean;
  /** The place terms of acceptance hold, however many run. */
  areTermsFixed?: boolean;
  /** The off, or when an outright closes. */
  startTime: Date;
  now: Date;
}

/** Inserts an upcoming event of runners; gives false when its source key is known. */
export async function insertRace(executor: Executor, race: NewRace): Promise<boolean> {
  const row = await executor
    .insertInto('events')
    .values({
      id: race.id,
      league_id: race.leagueId,
      source_key: race.sourceKey,
      sport: race.sport,
      name: race.name,
      names: jsonText(race.names),
      runners: jsonText(race.runners.map((runner) => ({ ...runner, withdrawn: null }))),
      is_handicap: race.isHandicap ?? false,
      is_antepost: race.isAntepost ?? false,
      are_terms_fixed: race.areTermsFixed ?? false,
      home_team_id: null,
      away_team_id: null,
      start_time: race.startTime,
      original_start_time: race.startTime,
      allows_live: false,
      minute: null,
      home_score: null,
      away_score: null,
      updated_at: race.now,
    })
    .onConflict((conflict) => conflict.column('source_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The off: from now on it is under way. Markets are closed by the caller, under `lockEvent`. */
export async function startRace(executor: Executor, eventId: string, now: Date): Promise<void> {
  await executor
    .updateTable('events')
    .set({ state: 'live', updated_at: now })
    .where('id', '=', eventId)
    .where('state', '=', 'upcoming')
    .execute();
}

/**
 * Takes a runner out before the off, with the odds it was offered at last; gives false when it is
 * out already. Prices are made anew by the caller, under `lockEvent`.
 */
export async function withdrawRunner(
  executor: Executor,
  eventId: string,
  runner: { id: string; oddsMilli: number; at: Date },
): Promise<boolean> {
  const withdrawn = jsonText({ at: runner.at.toISOString(), oddsMilli: runner.oddsMilli });
  const { numAffectedRows } = await sql`
    update events e set updated_at = ${runner.at}::timestamptz, runners = (
        select jsonb_agg(case when r.value ->> 'id' = ${runner.id}
                 then jsonb_set(r.value, '{withdrawn}', ${withdrawn}::jsonb) else r.value end
                 order by r.ordinality)
          from jsonb_array_elements(e.runners) with ordinality r)
     where e.id = ${eventId}::uuid and e.state = 'upcoming' and exists (
       select from jsonb_array_elements(e.runners) r
        where r.value ->> 'id' = ${runner.id} and r.value -> 'withdrawn' = 'null')`.execute(
    executor,
  );
  return numAffectedRows === 1n;
}
