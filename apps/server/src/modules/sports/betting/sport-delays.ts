import { usualTerms } from '@pavilion/sports';

type Delays = Readonly<Record<string, number>>;

/**
 * How long a bet in play waits by sport, in seconds, where no trading file says it; the star stands
 * for all others. Whoever sees the match sooner than we do has no use of it.
 */
export const sportDelays: Delays = usualTerms.delays;

/** How long a bet in play on a sport waits, in seconds. */
export const sportDelaySeconds = (delays: Delays, sport: string): number =>
  delays[sport] ?? delays['*'] ?? 0;

/** Of a slip: as long as its live selection that waits longest. */
export function delaySecondsOf(
  selections: readonly { sport: string; state: string }[],
  delays: Delays,
): number {
  return selections
    .filter(({ state }) => state === 'live')
    .map(({ sport }) => sportDelaySeconds(delays, sport))
    .reduce((longest, one) => Math.max(longest, one), 0);
}
