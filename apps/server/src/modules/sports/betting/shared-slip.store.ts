import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

import type { QuotedSelection } from './slip-quote.store.ts';

export interface SharedSlip {
  siteId: string;
  code: string;
  selectionIds: readonly string[];
  /** How many of them each leg takes; empty where each takes one. */
  legSizes: readonly number[];
  expiresAt: Date;
}

/**
 * Keeps selections under a code until their time; the same ones of a site keep the code they have.
 * Gives their code, or null where the code is another slip's already.
 */
export async function keepSharedSlip(
  executor: Executor,
  { siteId, code, selectionIds, legSizes, expiresAt }: SharedSlip,
): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    insert into shared_slips (site_id, code, selection_ids, leg_sizes, expires_at)
    select ${siteId}::uuid, ${code}, ${selectionIds}::uuid[], ${legSizes}::smallint[],
           ${expiresAt}::timestamptz
     where not exists (
       select from shared_slips t where t.site_id = ${siteId}::uuid and t.code = ${code}
         and (t.selection_ids <> ${selectionIds}::uuid[]
           or t.leg_sizes <> ${legSizes}::smallint[]))
    on conflict (site_id, selection_ids, leg_sizes) do update set expires_at = excluded.expires_at
    returning code`.execute(executor);
  return rows[0]?.code ?? null;
}

/**
 * The legs behind a code of the site in their order, each its selections; null when there is none,
 * or none any more.
 */
export async function readSharedSlip(
  executor: Executor,
  siteId: string,
  code: string,
  now: Date,
): Promise<string[][] | null> {
  const { rows } = await sql<{ ids: string[]; sizes: number[] }>`
    select selection_ids::text[] as ids, leg_sizes::integer[] as sizes from shared_slips
     where site_id = ${siteId}::uuid and code = ${code}
       and expires_at > ${now}::timestamptz`.execute(executor);
  const [slip] = rows;
  if (!slip) return null;
  const { ids, sizes } = slip;
  if (sizes.length === 0) return ids.map((id) => [id]);
  const ends = sizes.map((_, leg) => sizes.slice(0, leg + 1).reduce((sum, size) => sum + size, 0));
  return ends.map((end, leg) => ids.slice(end - (sizes[leg] ?? 0), end));
}

/** Forgets those whose time is over. */
export async function forgetSharedSlips(executor: Executor, now: Date): Promise<void> {
  await sql`delete from shared_slips where expires_at <= ${now}::timestamptz`.execute(executor);
}

/** A selection with the words that show it. */
export interface NamedSelection extends Pick<
  QuotedSelection,
  'marketStatus' | 'isOffered' | 'oddsMilli' | 'state' | 'allowsLive' | 'startTime'
> {
  id: string;
  eventId: string;
  marketId: string;
  sport: string;
  marketKind: string;
  lineQuarters: number | null;
  param: string | null;
  outcome: string;
  leagueName: string;
  /** Of an event of runners, with the runner of the selection; else null. */
  eventName: string | null;
  eventNames: Record<string, string> | null;
  runner: { name: string; names: Record<string, string> } | null;
  homeName: string;
  awayName: string;
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
}

export async function readNamedSelections(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, NamedSelection>> {
  const { rows } = await sql<NamedSelection>`
    select s.id, e.id as "eventId", m.id as "marketId", e.sport, m.kind as "marketKind",
           m.line_quarters as "lineQuarters", m.param, s.outcome, s.odds_milli as "oddsMilli",
           s.is_offered as "isOffered", m.status as "marketStatus", e.state,
           e.allows_live as "allowsLive", e.start_time as "startTime", l.name as "leagueName",
           coalesce(h.name, '') as "homeName", coalesce(a.name, '') as "awayName",
           coalesce(h.names, '{}') as "homeNames", coalesce(a.names, '{}') as "awayNames",
           e.name as "eventName", e.names as "eventNames", (
             select jsonb_build_object('name', r.value -> 'name', 'names', r.value -> 'names')
               from jsonb_array_elements(e.runners) r where r.value ->> 'id' = s.outcome
              limit 1) as runner
      from selections s
      join markets m on m.id = s.market_id
      join events e on e.id = m.event_id
      join leagues l on l.id = e.league_id
      left join teams h on h.id = e.home_team_id
      left join teams a on a.id = e.away_team_id
     where s.id = any (${ids}::uuid[])`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}
