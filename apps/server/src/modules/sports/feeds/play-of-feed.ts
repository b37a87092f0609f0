import type { ClockMessage, Facts, Sport } from '@pavilion/sports';
import type { EventPlay } from '../sportsbook/index.ts';
import { scoresOf } from './told-score.ts';

/** How an event stands by its source. */
interface ToldPlay {
  sport: Sport;
  clock: ClockMessage | null;
  facts: Facts;
  /** As long as bets in play wait. */
  delaySeconds: number;
  isHeard: boolean;
}

/** What players are told of how an event stands. */
export function playOfFeed({ sport, clock, facts, delaySeconds, isHeard }: ToldPlay): EventPlay {
  return {
    ...(clock && { period: clock.period, clock: clockOf(clock) }),
    scores: scoresOf(facts),
    ...(sport === 'football' && { cards: cardsOf(facts) }),
    delay_seconds: delaySeconds,
    feed_state: isHeard ? 'fresh' : 'stale',
    has_statistics: Object.values(facts.periods).some(({ stats }) => Object.keys(stats).length > 1),
  };
}

function clockOf({ seconds, isRunning, atMs }: ClockMessage): EventPlay['clock'] {
  if (seconds === null) return null;
  return { seconds, is_running: isRunning, at: new Date(atMs).toISOString() };
}

function cardsOf({ periods }: Facts): { home: number; away: number } {
  const [home, away] = periods['reg']?.stats['red_cards'] ?? [0, 0];
  return { home, away };
}
