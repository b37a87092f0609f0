import { tiers649, type DrawSettlement } from '@pavilion/games/lottery/index';
import type { DrawRow } from './draw.store.ts';
import type { KeptTier } from './draw-view.ts';

/** How a draw's fund was shared, as it is kept: amounts and counts as texts. */
export function keptTiers({ tiers }: Pick<DrawSettlement, 'tiers'>): KeptTier[] {
  return tiers.map(({ tier, winners, eachMinor }) => ({
    tier,
    winners: winners.toString(),
    each_minor: eachMinor.toString(),
  }));
}

/** The tiers of a draw that was shared, to pay its tickets by; null where prizes are fixed. */
export function sharedTiers({
  settlement,
  tiers,
}: Pick<DrawRow, 'settlement' | 'tiers'>): Pick<DrawSettlement, 'tiers'> | null {
  if (settlement === null) return null;
  const kept = (tiers ?? []) as KeptTier[];
  return {
    tiers: tiers649.map((tier) => {
      const found = kept.find((one) => one.tier === tier);
      return {
        tier,
        winners: BigInt(found?.winners ?? '0'),
        eachMinor: BigInt(found?.each_minor ?? '0'),
      };
    }),
  };
}
