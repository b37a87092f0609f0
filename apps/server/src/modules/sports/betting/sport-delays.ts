/**
 * How long a bet in play waits by sport, in seconds (wire contract of the sportsbook, 10); the star
 * stands for all others. Whoever sees the match sooner than we do has no use of it.
 */
export const sportDelays: Readonly<Record<string, number>> = {
  football: 5,
  tennis: 3,
  basketball: 3,
  '*': 4,
};

/** How long a bet in play on a sport waits, in seconds. */
export const sportDelaySeconds = (sport: string): number =>
  sportDelays[sport] ?? sportDelays['*'] ?? 0;

/** Of a slip: as long as its live selection that waits longest. */
export function delaySecondsOf(selections: readonly { sport: string; state: string }[]): number {
  return selections
    .filter(({ state }) => state === 'live')
    .map(({ sport }) => sportDelaySeconds(sport))
    .reduce((longest, one) => Math.max(longest, one), 0);
}
