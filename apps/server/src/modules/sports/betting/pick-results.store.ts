import { sql, type RawBuilder } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { SelectionResult } from '@pavilion/domain/settlement';

/** A revision of an event's result. */
export interface EventRevision {
  id: string;
  revision: number;
}

/** A result whose picks are not worked out yet, as it was told. */
export interface ToldResult {
  sport: string;
  startTime: Date;
  facts: unknown;
}

/**
 * Null when the picks are worked out, or the revision is no longer what the event is to be settled
 * by. Call under `lockEvent`.
 */
export async function readResultToWorkOut(
  executor: Executor,
  { id, revision }: EventRevision,
): Promise<ToldResult | null> {
  const { rows } = await sql<ToldResult>`
    select e.sport, e.start_time as "startTime", r.facts
      from event_results r join events e on e.id = r.event_id
     where r.event_id = ${id}::uuid and r.revision = ${revision}::integer and r.moments is null
       and e.result_revision = r.revision and e.settled_revision < r.revision`.execute(executor);
  return rows[0] ?? null;
}

/** Times, in milliseconds, as the database keeps them: in their order. */
export function momentsColumn(momentsMs: readonly number[]): RawBuilder<Date[]> {
  const times = jsonText(momentsMs.map((ms) => new Date(ms).toISOString()));
  return sql<Date[]>`array(
    select x.at::timestamptz from jsonb_array_elements_text(${times}::jsonb) as x (at)
     order by 1)`;
}

/** Keeps the times that divide the bets of an event by when they were accepted, in their order. */
export async function writeMoments(
  executor: Executor,
  { id, revision }: EventRevision,
  momentsMs: readonly number[],
): Promise<void> {
  await sql`
    update event_results set moments = ${momentsColumn(momentsMs)}
     where event_id = ${id}::uuid and revision = ${revision}::integer`.execute(executor);
}

/** What picks have in common that one result holds for. */
interface PickKey {
  selectionId: string;
  kind: string;
  lineQuarters: number | null;
  param: string | null;
  /** Whose total the market is. */
  playerId: string | null;
  outcome: string;
  isLive: boolean;
  acceptedHomeScore: number;
  acceptedAwayScore: number;
  /** How many of the result's moments had passed. */
  moment: number;
  /** Accepted before it was known who runs. */
  isAntepost: boolean;
  /** Places of legs whose terms of acceptance hold; 0: they go by the runners that ran. */
  fixedPlaces: number;
}

/** Picks on a selection that were accepted alike, so that one result holds for all of them. */
export interface PickGroup extends PickKey {
  /** When the first of them was accepted. */
  acceptedAt: Date;
  /** Whether a leg with one of them is open. */
  isOpen: boolean;
  /** What those that are settled became. */
  results: SelectionResult[];
  /** Picks of builders, whose leg is more than one of them. */
  isBuilt: boolean;
}

/** Of the picks of builders too; `momentsMs` divide them by when they were accepted. */
export async function readPickGroups(
  executor: Executor,
  eventId: string,
  momentsMs: readonly number[],
): Promise<PickGroup[]> {
  const { rows } = await sql<PickGroup>`
    with of_result as materialized (select ${momentsColumn(momentsMs)} as moments),
    standing as (
      select l.* from bet_legs l where l.event_id = ${eventId}::uuid
        and l.status in ('open', 'settled')),
    picked as (
      select l.selection_id, l.market_id, l.market_kind, l.line_quarters, l.param, l.outcome,
             l.is_live, l.accepted_home_score, l.accepted_away_score, l.accepted_at, l.is_antepost,
             fixed_places(l) as fixed_places, l.status, l.result, false as is_built
        from standing l where l.picks is null
      union all
      select k."selectionId", k."marketId", k."marketKind", k."lineQuarters", k.param, k.outcome,
             l.is_live, k."homeScore", k."awayScore", l.accepted_at, false, 0,
             l.status, k.result, true
        from standing l cross join lateral jsonb_to_recordset(l.picks) as k ("selectionId" uuid,
          "marketId" uuid, "marketKind" text, "lineQuarters" smallint, param text, outcome text,
          "homeScore" smallint, "awayScore" smallint, result text))
    select p.selection_id as "selectionId", p.market_kind as kind,
           p.line_quarters as "lineQuarters", p.param, m.player_id as "playerId", p.outcome,
           p.is_live as "isLive", p.accepted_home_score as "acceptedHomeScore",
           p.accepted_away_score as "acceptedAwayScore",
           width_bucket(p.accepted_at, r.moments) as moment, p.is_antepost as "isAntepost",
           p.fixed_places as "fixedPlaces", min(p.accepted_at) as "acceptedAt",
           bool_or(p.status = 'open') as "isOpen",
           array_remove(array_agg(distinct p.result), null) as results, p.is_built as "isBuilt"
      from picked p cross join of_result r join markets m on m.id = p.market_id
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, p.is_built`.execute(executor);
  return rows;
}

/** What the picks of a group became. */
export interface PickOutcome extends PickKey {
  result: string;
  shareNum: number;
  shareDen: number;
  deductionPercent: number;
  settledBy: string;
  /** What became of it to be placed; null where nothing is. */
  place: PlaceOutcome | null;
}

/** What a pick to be placed became, and by which terms; `num` is null where legs keep their own. */
export interface PlaceOutcome {
  result: string;
  shareNum: number;
  shareDen: number;
  places: number;
  num: number | null;
  den: number | null;
}

export async function writePickResults(
  executor: Executor,
  { id, revision }: EventRevision,
  outcomes: readonly PickOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    insert into pick_results (event_id, revision, selection_id, is_live, accepted_home_score,
        accepted_away_score, moment, result, share_num, share_den, deduction_percent, settled_by,
        is_antepost, fixed_places, place_result, place_share_num, place_share_den, place_count,
        place_num, place_den)
    select ${id}::uuid, ${revision}::integer, x."selectionId", x."isLive", x."acceptedHomeScore",
           x."acceptedAwayScore", x.moment, x.result, x."shareNum", x."shareDen",
           x."deductionPercent", x."settledBy", x."isAntepost", x."fixedPlaces",
           x.place ->> 'result', (x.place ->> 'shareNum')::integer,
           (x.place ->> 'shareDen')::integer, (x.place ->> 'places')::smallint,
           (x.place ->> 'num')::integer, (x.place ->> 'den')::integer
      from jsonb_to_recordset(${jsonText(outcomes)}::jsonb)
        as x ("selectionId" uuid, "isLive" boolean, "acceptedHomeScore" smallint,
              "acceptedAwayScore" smallint, moment smallint, result text, "shareNum" integer,
              "shareDen" integer, "deductionPercent" smallint, "settledBy" text,
              "isAntepost" boolean, "fixedPlaces" smallint, place jsonb)
    on conflict do nothing`.execute(executor);
}
