import type { SelectionExposure } from './slip-quote.store.ts';

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);
const most = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((worst, one) => (one > worst ? one : worst), 0n);

/**
 * What the outcome of a market that costs most would cost the house now; nothing when it gains
 * whatever happens.
 */
function worstOf(market: readonly SelectionExposure[]): bigint {
  const staked = sumOf(market.map(({ stakeMinor }) => stakeMinor));
  return most(market.map(({ winMinor, stakeMinor }) => winMinor + stakeMinor - staked));
}

const marketsOf = (exposures: readonly SelectionExposure[], ofEvent: string) =>
  Map.groupBy(
    exposures.filter(({ eventId }) => eventId === ofEvent),
    ({ marketId }) => marketId,
  );

/**
 * What the site risks on an event: the worst outcomes of its markets, summed, and what bets of
 * several legs could win.
 */
export const eventWorstMinor = (exposures: readonly SelectionExposure[], eventId: string): bigint =>
  sumOf([...marketsOf(exposures, eventId).values()].map(worstOf));

/**
 * The liability of a selection and how far it may grow, when the site risks at most `limitMinor` on
 * the event: the worst outcomes of its markets, summed, and what bets of several legs could win. A
 * bet that leaves that sum as it is stays welcome above the limit. The same rule as
 * `check_liability` in the database.
 */
export function eventRoom(
  exposures: readonly SelectionExposure[],
  wanted: { eventId: string; marketId: string; id: string },
  limitMinor: bigint,
): { liabilityMinor: bigint; liabilityLimitMinor: bigint } {
  const markets = marketsOf(exposures, wanted.eventId);
  const market = markets.get(wanted.marketId) ?? [];
  const others = [...markets].filter(([marketId]) => marketId !== wanted.marketId);
  const room = limitMinor - sumOf(others.map(([, each]) => worstOf(each)));
  const worst = worstOf(market);
  const own = market.find(({ selectionId }) => selectionId === wanted.id);
  const staked = sumOf(market.map(({ stakeMinor }) => stakeMinor));
  return {
    liabilityMinor: (own ? own.winMinor + own.stakeMinor : 0n) - staked,
    liabilityLimitMinor: room > worst ? room : worst,
  };
}
