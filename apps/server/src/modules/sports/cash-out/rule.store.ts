import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** An amount at which a bet is cashed out by itself. */
export interface CashOutRule {
  betId: string;
  siteId: string;
  playerId: string;
  amountMinor: bigint;
  partPercent: number;
}

/** Sets the rule of a bet, in place of the one it had. */
export async function writeRule(executor: Executor, rule: CashOutRule, now: Date): Promise<void> {
  const values = {
    amount_minor: rule.amountMinor,
    part_percent: rule.partPercent,
    set_at: now,
    seen: null,
  };
  await executor
    .insertInto('bet_cash_out_rules')
    .values({ bet_id: rule.betId, site_id: rule.siteId, player_id: rule.playerId, ...values })
    .onConflict((conflict) => conflict.column('bet_id').doUpdateSet(values))
    .execute();
}

export async function deleteRule(
  executor: Executor,
  { betId, siteId }: { betId: string; siteId: string },
): Promise<void> {
  await executor
    .deleteFrom('bet_cash_out_rules')
    .where('bet_id', '=', betId)
    .where('site_id', '=', siteId)
    .execute();
}

/** The rule of a bet; null when it has none. */
export async function readRule(executor: Executor, betId: string): Promise<CashOutRule | null> {
  const { rows } = await sql<CashOutRule>`
    select bet_id as "betId", site_id as "siteId", player_id as "playerId",
           amount_minor as "amountMinor", part_percent as "partPercent"
      from bet_cash_out_rules where bet_id = ${betId}::uuid`.execute(executor);
  return rows[0] ?? null;
}

/** A rule, and what the offer rests on now. */
export interface ChangedRule extends CashOutRule {
  seen: string;
}

/**
 * Rules of open bets whose prices, markets or legs are others than when the rule was last looked
 * at.
 */
export async function findChangedRules(executor: Executor, limit: number): Promise<ChangedRule[]> {
  const { rows } = await sql<ChangedRule>`
    select r.bet_id as "betId", r.site_id as "siteId", r.player_id as "playerId",
           r.amount_minor as "amountMinor", r.part_percent as "partPercent", x.seen
      from bet_cash_out_rules r
      join bets b on b.id = r.bet_id and b.site_id = r.site_id and b.status = 'accepted'
      cross join lateral (
        select md5(string_agg(concat_ws('|', g.revision, e.state, e.result_revision, m.status,
          s.is_offered, s.chances), ';'
                 order by g.leg_no, k.no) || ';' || b.cashed_unit_minor || ';' || (
                 -- What was refused is looked at again, also when everything is as it was.
                 select count(*) from bet_cash_outs c
                  where c.bet_id = b.id and c.site_id = b.site_id and c.state <> 'pending')) as seen
          from bet_legs g
          join events e on e.id = g.event_id
          cross join lateral jsonb_array_elements(coalesce(g.picks, '[{}]'))
            with ordinality as k (pick, no)
          join selections s on s.id = coalesce((k.pick ->> 'selectionId')::uuid, g.selection_id)
          join markets m on m.id = s.market_id
         where g.bet_id = r.bet_id and g.site_id = r.site_id) x
     where x.seen is distinct from r.seen
     order by r.bet_id limit ${limit}`.execute(executor);
  return rows;
}

/** Notes what a rule was looked at by, unless it was set anew since. */
export async function writeSeen(executor: Executor, rule: ChangedRule): Promise<void> {
  await executor
    .updateTable('bet_cash_out_rules')
    .set({ seen: rule.seen })
    .where('bet_id', '=', rule.betId)
    .where('site_id', '=', rule.siteId)
    .where('amount_minor', '=', rule.amountMinor)
    .execute();
}
