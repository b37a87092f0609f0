import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { LiabilityLevel, LiabilityRule } from '@pavilion/sports';

/** An outcome with what it would cost, as a part of what its market may lose. */
export interface OutcomeLiability {
  eventId: string;
  marketId: string;
  selectionId: string;
  outcome: string;
  oddsMilli: number;
  /** The price of its source, while liability moves those of the market. */
  baseMilli: number | null;
  level: LiabilityLevel;
  /** At the site where it is nearest to the limit. */
  part: number;
}

/** All of the outcomes of markets that are near their limit or were, of one event or of all. */
export async function readLiabilities(
  executor: Executor,
  rule: LiabilityRule,
  eventId: string | null = null,
): Promise<OutcomeLiability[]> {
  const least = (rule.steps[0] * rule.undo).toFixed(6);
  const sharpMilli = Math.round(rule.sharpBelow * 1000);
  const { rows } = await sql<OutcomeLiability>`
    with held as (
      select x.site_id, x.market_id, x.selection_id, sum(x.stake_minor) as stake,
             sum(x.win_minor) as win
        from selection_exposures x
       where x.market_id <> x.event_id
         and (${eventId}::uuid is null or x.event_id = ${eventId}::uuid)
       group by 1, 2, 3),
    sharp as (
      select w.site_id, w.selection_id, sum(w.win_minor) as win
        from player_sports_factors f join player_exposures w on w.player_id = f.player_id
       where player_factor_milli(trading_terms(), f.player_id) < ${sharpMilli}::integer
         and (${eventId}::uuid is null or w.event_id = ${eventId}::uuid)
       group by 1, 2),
    lost as (
      select h.*, h.win + h.stake + coalesce(s.win, 0)
             - sum(h.stake) over (partition by h.site_id, h.market_id) as loss
        from held h left join sharp s on s.site_id = h.site_id
          and s.selection_id = h.selection_id),
    parts as (
      select l.selection_id, l.market_id, max(l.loss / (m.max_event_liability_minor
             * ${rule.marketShare.toFixed(6)}::numeric)) as part
        from lost l join sports_limits m on m.site_id = l.site_id group by 1, 2),
    near as (
      select p.market_id from parts p where p.part >= ${least}::numeric
      union
      select s.market_id from selections s join markets m on m.id = s.market_id
       where s.level > 0 and m.status <> 'settled')
    select m.event_id as "eventId", m.id as "marketId", s.id as "selectionId", s.outcome,
           s.odds_milli as "oddsMilli", s.base_milli as "baseMilli", s.level,
           coalesce(p.part, 0)::double precision as part
      from near n join markets m on m.id = n.market_id join selections s on s.market_id = m.id
      left join parts p on p.selection_id = s.id
     where m.status <> 'settled' and s.is_offered
       and (${eventId}::uuid is null or m.event_id = ${eventId}::uuid)
     order by m.event_id, m.id, s.outcome`.execute(executor);
  return rows;
}

/** Whether any price stands as liability moved it. */
export async function isAnyMoved(executor: Executor): Promise<boolean> {
  const row = await executor
    .selectFrom('selections')
    .select('id')
    .where('level', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An outcome of an event with what a site would lose with it. */
export interface SiteLiability {
  marketId: string;
  kind: string;
  outcome: string;
  oddsMilli: number;
  level: number;
  stakeMinor: bigint;
  lossMinor: bigint;
}

/** What each outcome of an event would cost a site, the dearest first. */
export async function readSiteLiabilities(
  executor: Executor,
  siteId: string,
  eventId: string,
): Promise<SiteLiability[]> {
  const { rows } = await sql<SiteLiability>`
    with held as (
      select x.market_id, x.selection_id, sum(x.stake_minor) as stake, sum(x.win_minor) as win
        from selection_exposures x
       where x.site_id = ${siteId}::uuid and x.event_id = ${eventId}::uuid group by 1, 2)
    select m.id as "marketId", m.kind, s.outcome, s.odds_milli as "oddsMilli", s.level,
           h.stake::bigint as "stakeMinor", (h.win + h.stake
             - sum(h.stake) over (partition by h.market_id))::bigint as "lossMinor"
      from held h join selections s on s.id = h.selection_id join markets m on m.id = s.market_id
     order by "lossMinor" desc, s.id`.execute(executor);
  return rows;
}
