/**
 * How long a bet in play waits by sport, in seconds (wire contract of the sportsbook, 10); the star stands for all others. Whoever
 * sees the match sooner than we do has no use of it.
 */
export const sportDelays: Readonly<Record<string, number>> = {
  football: 5,
  tennis: 3,
  basketball: 3,
  '*': 4,
};

/** Of a slip: as long as its live selection that waits longest. */
export function delaySecondsOf(selections: readonly { sport: string; state: string }[]): number {
  return selections
    .filter(({ state }) => state === 'live')
    .map(({ sport }) => sportDelays[sport] ?? sportDelays['*'] ?? 0)
    .reduce((longest, one) => Math.max(longest, one), 0);
}
