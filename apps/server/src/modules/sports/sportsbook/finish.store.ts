import { sql } from 'kysely';
import type { EventRunner, Executor } from '@pavilion/database';

/** A race or an outright as its finish is entered, and what its bets ask about it. */
export interface FinishCard {
  sport: string;
  startTime: Date;
  isHandicap: boolean;
  runners: EventRunner[];
  /** Markets with bets. */
  asked: { kind: string; param: string | null }[];
  /** Places that legs each way were accepted for; 0 without any. */
  placeCount: number;
}

/** An event as a mark on it, or by it, is made; null where there is none. */
export async function readMarked(
  executor: Executor,
  eventId: string,
): Promise<{ id: string; hasTeams: boolean; decidedBy: string | null } | null> {
  const { rows } = await sql<{ id: string; hasTeams: boolean; decidedBy: string | null }>`
    select e.id, e.name is null as "hasTeams", e.decided_by as "decidedBy" from events e
     where e.id::text = ${eventId}`.execute(executor);
  return rows[0] ?? null;
}

/** Notes which match decides an outright; null: none. */
export async function writeDecidedBy(
  executor: Executor,
  eventId: string,
  matchId: string | null,
): Promise<void> {
  await sql`update events set decided_by = ${matchId}::uuid where id = ${eventId}::uuid`.execute(
    executor,
  );
}

export async function readFinishCard(
  executor: Executor,
  eventId: string,
): Promise<FinishCard | null> {
  const { rows } = await sql<FinishCard>`
    select e.sport, e.start_time as "startTime", e.is_handicap as "isHandicap", e.runners,
           coalesce(l.asked, '[]') as asked, coalesce(l.places, 0)::integer as "placeCount"
      from events e cross join lateral (
        select max(g.place_count) as places,
               jsonb_agg(distinct jsonb_build_object('kind', g.market_kind, 'param', g.param))
                 as asked
          from bet_legs g where g.event_id = e.id
            and g.status in ('pending', 'open', 'settled')) l
     where e.id = ${eventId}::uuid and e.name is not null`.execute(executor);
  return rows[0] ?? null;
}
