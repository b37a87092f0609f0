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

/** A selection as far as its delay goes. */
interface Delayed {
  sport: string;
  state: string;
  /** As the source of its event says; null where none does. */
  delaySeconds: number | null;
}

/**
 * Of a slip: as long as its live selection that waits longest. A source may ask for more than its
 * sport does, never for less: its prices may be older than we know. As `slip_delay_seconds`.
 */
export function delaySecondsOf(selections: readonly Delayed[], delays: Delays): number {
  return selections
    .filter(({ state }) => state === 'live')
    .map(({ sport, delaySeconds }) => Math.max(sportDelaySeconds(delays, sport), delaySeconds ?? 0))
    .reduce((longest, one) => Math.max(longest, one), 0);
}
