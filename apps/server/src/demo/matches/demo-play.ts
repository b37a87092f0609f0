import { sportSpec, type Facts, type Pair } from '@pavilion/sports';
import type { EventPlay } from '../../modules/sports/sportsbook/index.ts';
import type { DemoMatch } from './demo-schedule.ts';
import type { DemoState } from './demo-state.ts';

/** Season and round: what is told of a match before it begins. */
export function demoRoundOf({ kickoff, match }: DemoMatch): EventPlay {
  return { season: String(kickoff.getUTCFullYear()), round: String(match.round) };
}

/** Stats that are told with the score. */
const toldStats = ['goals', 'corners', 'cards', 'red_cards'] as const;

/** How a match stands, as players are told. */
export function demoPlayOf(demo: DemoMatch, state: DemoState, now: Date): EventPlay {
  const isInPlay = state.phase === 'first-half' || state.phase === 'second-half';
  const isFirst = state.phase === 'first-half' || state.phase === 'half-time';
  const [home, away] = pairOf(state.facts, 'reg', 'red_cards');
  return {
    ...demoRoundOf(demo),
    period: isFirst ? '1h' : '2h',
    clock: {
      seconds: Math.floor(state.playedMinutes * 60),
      // A clock that runs faster than time is told minute by minute.
      is_running: isInPlay && demo.speed === 1,
      at: now.toISOString(),
    },
    scores: {
      ...scoresOf(state.facts, isFirst ? ['1h', 'reg'] : ['1h', '2h', 'reg']),
      ...goalsBeyond(state.facts),
    },
    cards: { home, away },
    delay_seconds: sportSpec('football').delaySeconds,
    feed_state: 'fresh',
    has_statistics: true,
  };
}

const pairOf = (facts: Facts, period: string, stat: string): Pair =>
  facts.periods[period]?.stats[stat] ?? [0, 0];

function scoresOf(facts: Facts, periods: readonly string[]): NonNullable<EventPlay['scores']> {
  const ofPeriod = (period: string) =>
    Object.fromEntries(
      toldStats.map((stat): [string, [number, number]] => [stat, [...pairOf(facts, period, stat)]]),
    );
  return Object.fromEntries(periods.map((period) => [period, ofPeriod(period)]));
}

/** Goals of what a cup tie takes beyond ninety minutes. */
function goalsBeyond(facts: Facts): NonNullable<EventPlay['scores']> {
  const played = ['et', 'pen'].filter((period) => facts.periods[period] !== undefined);
  return Object.fromEntries(
    played.map((period) => [period, { goals: [...pairOf(facts, period, 'goals')] }]),
  );
}
