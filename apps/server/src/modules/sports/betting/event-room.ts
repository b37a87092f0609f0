import type { SelectionExposure } from './slip-quote.store.ts';

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);
const stakesOf = (market: readonly SelectionExposure[]): bigint =>
  sumOf(market.map(({ stakeMinor }) => stakeMinor));

/** What these outcomes return at most where so many of them can win; null: all. */
function dearest(outcomes: readonly SelectionExposure[], winners: number | null): bigint {
  const returns = outcomes.map(({ winMinor, stakeMinor }) => winMinor + stakeMinor);
  const falling = returns.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  return sumOf(winners === null ? falling : falling.slice(0, winners));
}

/**
 * What the outcomes of a market that can win beside each other would cost the house at most;
 * nothing when it gains whatever happens.
 */
function worstOf(market: readonly SelectionExposure[]): bigint {
  const cost = dearest(market, market[0]?.winnersMax ?? null) - stakesOf(market);
  return cost > 0n ? cost : 0n;
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
 * What a selection costs when it wins, with those that win beside it, and how far that may grow,
 * when the site risks at most `limitMinor` on the event: the worst outcomes of its markets, summed,
 * and what bets of several legs could win. A bet that leaves that sum as it is stays welcome above
 * the limit. The same rule as `check_liability` in the database.
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
  const isOwn = ({ selectionId }: SelectionExposure): boolean => selectionId === wanted.id;
  const beside = market.filter((one) => !isOwn(one));
  const winners = market[0]?.winnersMax ?? null;
  const returned =
    dearest(market.filter(isOwn), null) + dearest(beside, winners === null ? null : winners - 1);
  return {
    liabilityMinor: returned - stakesOf(market),
    liabilityLimitMinor: room > worst ? room : worst,
  };
}
