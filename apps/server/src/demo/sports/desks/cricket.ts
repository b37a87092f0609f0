import { createSeededRandom } from '@pavilion/domain/random';
import {
  cricketFactsOf,
  cricketModel,
  cricketStart,
  drawPitch,
  hasEnded,
  playDeliveries,
  type CricketInput,
  type CricketState,
} from '@pavilion/sports';
import type { DemoSport, Matchup, Standing } from '../demo-sport.ts';
import { minuteMs, paceOf, stepsOver } from './pace.ts';

const usual = { strength: 0.05, pitchSd: 0.12 };
const ballsOfOver = 6;
const overMs = 4.4 * minuteMs;
const breakMs = 18 * minuteMs;
/**
 * Matches a price is made of: a chance of one half is known to about a hundredth, well within the
 * margin.
 */
const matches = 2000;

/** Who bats later seldom bats at all. */
const battersOffered = 7;

function inputOf({ seed, home, away, squads }: Matchup): CricketInput {
  const edge = usual.strength * (home - away);
  return {
    strengthHome: 1 + edge,
    strengthAway: 1 - edge,
    batsFirst: createSeededRandom(`${seed}/toss`).next() < 0.5 ? 'home' : 'away',
    pitchSd: usual.pitchSd,
    batters: { home: squads?.home ?? [], away: squads?.away ?? [] },
  };
}

/** Cricket of twenty overs, told over by over. */
export const cricket: DemoSport = {
  sport: 'cricket',
  play: (matchup) => {
    const { seed } = matchup;
    const input = inputOf(matchup);
    const states = oversOf(input, seed);
    const firstOvers = states.filter(({ second }) => second === null).length - 1;
    const ends = paceOf(seed, states.length - 1, overMs, (over) =>
      over === firstOvers ? breakMs : 0,
    );
    const { home, away } = input.batters;
    return {
      players: [home, away].flatMap((side) => side.slice(0, battersOffered)),
      before: () =>
        cricketModel(input, createSeededRandom(`${seed}/prices`), cricketStart, matches),
      at: (elapsedMs) => standingAt(input, states, seed, stepsOver(ends, elapsedMs)),
    };
  },
};

/** How the match stands at the start and after each over. */
function oversOf(input: CricketInput, seed: string): CricketState[] {
  const random = createSeededRandom(seed);
  const pitch = drawPitch(input, cricketStart, random);
  const states: CricketState[] = [cricketStart];
  for (let state: CricketState = cricketStart; !hasEnded(state);) {
    state = afterOver(input, random, pitch, state);
    states.push(state);
  }
  return states;
}

const oversIn = ({ first, second }: CricketState): string =>
  [first, second].map((one) => Math.floor((one?.balls ?? 0) / ballsOfOver)).join('/');

/** Plays on to the end of the over, of the innings or of the match. */
function afterOver(
  input: CricketInput,
  random: ReturnType<typeof createSeededRandom>,
  pitch: number,
  from: CricketState,
): CricketState {
  let state = from;
  do state = playDeliveries(input, random, pitch, state, 1);
  while (!hasEnded(state) && oversIn(state) === oversIn(from) && isSameInnings(state, from));
  return state;
}

const isFirstOver = ({ first }: CricketState): boolean =>
  first.balls >= 20 * ballsOfOver || first.wickets >= 10;

/** False at the ball that ends the first innings. */
const isSameInnings = (state: CricketState, from: CricketState): boolean =>
  isFirstOver(state) === isFirstOver(from);

function standingAt(
  input: CricketInput,
  states: readonly CricketState[],
  seed: string,
  played: number,
): Standing {
  const state = states[played] ?? cricketStart;
  const facts = cricketFactsOf(input, state);
  const isSecond = isFirstOver(state);
  return {
    facts,
    score: facts.periods.full?.stats.runs ?? [0, 0],
    minute: null,
    period: isSecond ? 'i2' : 'i1',
    clock: null,
    serving: (input.batsFirst === 'home') === isSecond ? 'away' : 'home',
    isOver: hasEnded(state),
    isStopped: false,
    priceKey: String(played),
    model: () => {
      const random = createSeededRandom(`${seed}/prices/${played}`);
      return cricketModel(input, random, state, matches);
    },
  };
}
