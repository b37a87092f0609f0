import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A free bet or a boost as the decision on a bet looks at it. */
export interface HeldVoucher {
  id: string;
  kind: 'free_bet' | 'odds_boost';
  amountMinor: bigint | null;
  boostPercent: number | null;
  maxStakeMinor: bigint | null;
  maxExtraMinor: bigint | null;
  minOddsMilli: number | null;
  maxOddsMilli: number | null;
  /** Codes of sports; empty: any. */
  sports: string[];
  state: 'open' | 'staked' | 'used' | 'over';
  expiresAt: Date;
}

/**
 * The open vouchers of a player that a slip takes (not those whose winnings would be bonus money),
 * and those that a slip brings, the first to run out first.
 */
export async function readHeldVouchers(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  wantedIds: readonly string[],
): Promise<HeldVoucher[]> {
  const { rows } = await sql<HeldVoucher>`
    select id, kind, amount_minor as "amountMinor", boost_percent as "boostPercent",
           max_stake_minor as "maxStakeMinor", max_extra_minor as "maxExtraMinor",
           min_odds_milli as "minOddsMilli", max_odds_milli as "maxOddsMilli", sports, state,
           expires_at as "expiresAt"
      from vouchers
     where site_id = ${owner.siteId}::uuid and player_id = ${owner.playerId}::uuid
       and (state = 'open' and wagering_template is null or id = any (${wantedIds}::uuid[]))
     order by expires_at, id`.execute(executor);
  return rows;
}
