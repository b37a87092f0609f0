import type { Outcome } from '@pavilion/domain/markets';
import type { MarketExposure } from './slip-quote.store.ts';

const slotOf: Record<Outcome, 0 | 1 | 2> = { home: 0, over: 0, draw: 1, away: 2, under: 2 };

/** What an outcome would cost the house now (negative: it gains). */
function liabilityOf(exposure: MarketExposure, slot: 0 | 1 | 2): bigint {
  const [first, second, third] = exposure.stakes;
  return exposure.wins[slot] + exposure.stakes[slot] - first - second - third;
}

function worstOf(exposure: MarketExposure): bigint {
  return ([0, 1, 2] as const)
    .map((slot) => liabilityOf(exposure, slot))
    .reduce((worst, liability) => (liability > worst ? liability : worst), 0n);
}

/**
 * The liability of an outcome and how far it may grow, when the site risks at most `limitMinor` on the event: the worst
 * outcomes of its markets, summed. A bet that leaves that sum as it is stays welcome above the limit. The same rule as
 * `check_liability` in the database.
 */
export function eventRoom(
  exposures: readonly MarketExposure[],
  wanted: { eventId: string; marketId: string; outcome: Outcome },
  limitMinor: bigint,
): { liabilityMinor: bigint; liabilityLimitMinor: bigint } {
  const ofEvent = exposures.filter(({ eventId }) => eventId === wanted.eventId);
  const market = ofEvent.find(({ marketId }) => marketId === wanted.marketId);
  const others = ofEvent
    .filter(({ marketId }) => marketId !== wanted.marketId)
    .reduce((sum, exposure) => sum + worstOf(exposure), 0n);
  const worst = market ? worstOf(market) : 0n;
  const room = limitMinor - others;
  return {
    liabilityMinor: market ? liabilityOf(market, slotOf[wanted.outcome]) : 0n,
    liabilityLimitMinor: room > worst ? room : worst,
  };
}
