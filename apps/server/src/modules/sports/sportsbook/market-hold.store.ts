import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { LiabilityLevel } from '@pavilion/sports';

/** A market or a whole event that a person stops or opens. */
export interface HeldPlace {
  eventId: string;
  /** Null: all of the event's, also those that are made later. */
  marketId: string | null;
}

/**
 * The event of an id that is its own or one of its markets'; null where there is neither. A market
 * that is settled is none to stop.
 */
export async function findHeldPlace(executor: Executor, id: string): Promise<HeldPlace | null> {
  const { rows } = await sql<HeldPlace>`
    select e.id as "eventId", null::uuid as "marketId" from events e where e.id = ${id}::uuid
    union all
    select m.event_id, m.id from markets m where m.id = ${id}::uuid and m.status <> 'settled'
     limit 1`.execute(executor);
  return rows[0] ?? null;
}

/** `Celtic – Hearts`, or the name of an event of runners; null where there is no event. */
export async function eventNameOf(executor: Executor, eventId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(e.name, h.name || ' – ' || a.name) as name
      from events e left join teams h on h.id = e.home_team_id
      left join teams a on a.id = e.away_team_id where e.id = ${eventId}::uuid`.execute(executor);
  return rows[0]?.name ?? null;
}

/** Stops what takes bets and holds all of it for a person; gives how many markets. */
export async function holdMarkets(
  executor: Executor,
  { eventId, marketId }: HeldPlace,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update markets m set stop_no = m.stop_no + (m.status = 'open')::integer, hold = 'trader',
        status = case m.status when 'open' then 'suspended' else m.status end,
        stop_reason = case when m.status = 'open' or m.hold is not null then 'trader'
          else m.stop_reason end, version = m.version + 1
     where m.event_id = ${eventId}::uuid and (${marketId}::uuid is null
       or m.id = ${marketId}::uuid) and m.status <> 'settled'
       and m.hold is distinct from 'trader'`.execute(executor);
  if (marketId === null) await setStopped(executor, eventId, true);
  return Number(numAffectedRows);
}

/**
 * Lets markets go that a person stopped: they take bets again where nothing else stands against it.
 * Gives how many.
 */
export async function releaseMarkets(
  executor: Executor,
  { eventId, marketId }: HeldPlace,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update markets m set hold = null, version = m.version + 1,
        status = case when m.status = 'suspended' and m.stop_reason = 'trader'
          and not m.is_withheld then 'open' else m.status end,
        stop_reason = case when m.is_withheld then m.stop_reason
          else nullif(m.stop_reason, 'trader') end
     where m.event_id = ${eventId}::uuid and (${marketId}::uuid is null
       or m.id = ${marketId}::uuid) and m.hold = 'trader'`.execute(executor);
  if (marketId === null) await setStopped(executor, eventId, false);
  return Number(numAffectedRows);
}

async function setStopped(executor: Executor, eventId: string, isStopped: boolean): Promise<void> {
  await executor
    .updateTable('events')
    .set({ is_stopped: isStopped })
    .where('id', '=', eventId)
    .execute();
}

/** What liability makes of a market. */
export interface MovedMarket {
  id: string;
  sharePpm: number;
  isAtLimit: boolean;
  selections: readonly {
    id: string;
    level: LiabilityLevel;
    oddsMilli: number;
    baseMilli: number | null;
  }[];
}

/** Writes prices that liability moved, what the markets take, and which of them stop or open. */
export async function writeMovedMarkets(
  executor: Executor,
  markets: readonly MovedMarket[],
): Promise<void> {
  await sql`
    update selections s set odds_milli = x."oddsMilli", base_milli = x."baseMilli",
        level = x.level, version = s.version + (s.odds_milli <> x."oddsMilli")::integer
      from jsonb_to_recordset(${jsonText(markets.flatMap(({ selections }) => selections))}::jsonb)
        as x (id uuid, level smallint, "oddsMilli" integer, "baseMilli" integer)
     where s.id = x.id`.execute(executor);
  await sql`
    update markets m set share_ppm = x."sharePpm", version = m.version + 1,
        hold = case when x."isAtLimit" then coalesce(m.hold, 'limit')
          else nullif(m.hold, 'limit') end,
        stop_no = m.stop_no + (x."isAtLimit" and m.status = 'open')::integer,
        status = case
          when x."isAtLimit" and m.status = 'open' then 'suspended'
          when not x."isAtLimit" and m.hold = 'limit' and m.status = 'suspended'
            and m.stop_reason = 'limit' and not m.is_withheld then 'open'
          else m.status end,
        stop_reason = case
          when x."isAtLimit" and m.status = 'open' then 'limit'
          when not x."isAtLimit" and not m.is_withheld then nullif(m.stop_reason, 'limit')
          else m.stop_reason end
      from jsonb_to_recordset(${jsonText(markets)}::jsonb)
        as x (id uuid, "sharePpm" integer, "isAtLimit" boolean)
     where m.id = x.id and m.status <> 'settled'`.execute(executor);
}
