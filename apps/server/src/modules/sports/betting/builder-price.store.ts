import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { ChancesPpm } from '@pavilion/sports';
import type { EventState } from '../sportsbook/index.ts';

/** A selection as a builder is priced by it. */
export interface ChanceRow {
  id: string;
  eventId: string;
  kind: string;
  lineQuarters: number | null;
  param: string | null;
  playerId: string | null;
  outcome: string;
  /** In millionths; null where nobody says. */
  chances: ChancesPpm | null;
  /** Rises with each price and chance. */
  version: number;
}

/** An event whose picks are priced together. */
export interface JointEvent {
  id: string;
  sport: string;
  state: EventState;
  minute: number | null;
  /** Who serves; null where a sport has nobody or nobody tells. */
  serving: 'home' | 'away' | null;
  /** What happened so far; null where nobody tells. */
  facts: unknown;
  homePlayers: readonly { id: string }[];
  awayPlayers: readonly { id: string }[];
}

const columns = sql`
  s.id, m.event_id as "eventId", m.kind, m.line_quarters as "lineQuarters", m.param,
  m.player_id as "playerId", s.outcome, s.chances, s.version::integer as version`;

export async function readPicks(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, ChanceRow>> {
  const { rows } = await sql<ChanceRow>`
    select ${columns} from selections s join markets m on m.id = s.market_id
     where s.id = any (${ids}::uuid[])`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function readJointEvents(
  executor: Executor,
  ids: readonly string[],
): Promise<JointEvent[]> {
  const { rows } = await sql<JointEvent>`
    select e.id, e.sport, e.state, e.minute, e.facts, e.play ->> 'serving' as serving,
           h.players as "homePlayers", a.players as "awayPlayers"
      from events e join teams h on h.id = e.home_team_id join teams a on a.id = e.away_team_id
     where e.id = any (${ids}::uuid[])`.execute(executor);
  return rows;
}

/** The chances of these kinds that are on offer now, by event. */
export async function readOfferedChances(
  executor: Executor,
  eventIds: readonly string[],
  kinds: readonly string[],
): Promise<Map<string, ChanceRow[]>> {
  const { rows } = await sql<ChanceRow>`
    select ${columns} from markets m join selections s on s.market_id = m.id
     where m.event_id = any (${eventIds}::uuid[]) and m.kind = any (${kinds}::text[])
       and m.status in ('open', 'suspended') and s.is_offered and s.chances is not null
     order by m.event_id, m.kind, m.line_quarters, s.outcome`.execute(executor);
  return Map.groupBy(rows, ({ eventId }) => eventId);
}
