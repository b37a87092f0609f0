import type { Random } from '@pavilion/domain/ids';
import { randomPoisson } from '@pavilion/domain/random';
import {
  factsOf,
  periodOf,
  type Facts,
  type Incident,
  type Pair,
  type PlayerFacts,
  type Side,
} from '../../engine/facts.ts';
import { isWithin } from '../../engine/periods.ts';
import { negativeBinomialCounts } from '../../pricing/distributions.ts';
import { drawCount, drawSide, drawWeighted } from '../../simulation/draw.ts';
import { cupFacts, drawCupEnd, type CupEnd } from './cup.ts';
import {
  cardMeans,
  halfMinutes,
  matchMinutes,
  minuteOfGoal,
  type FootballInput,
  type FootballState,
} from './input.ts';

/** An incident and the minute of play, with its fraction, at which it happens. */
interface Moment {
  readonly atMinutes: number;
  readonly incident: Incident;
}

/** A whole match, played from the same process as the prices are made of. */
export interface FootballPath {
  readonly moments: readonly Moment[];
  readonly players: readonly PlayerFacts[];
  /** Of a cup tie, should it be level; else null. */
  readonly cup: CupEnd | null;
}

type Draft = Pick<Incident, 'stat' | 'side' | 'value' | 'playerId' | 'isOwn'> & {
  readonly atMinutes: number;
};

const sides: readonly Side[] = ['home', 'away'];
const stats = ['goals', 'corners', 'cards', 'red_cards', 'penalties', 'own_goals'] as const;

const times = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: count }, make);

const evenly = (random: Random): number => random.next() * matchMinutes;

function goalsOf(input: FootballInput, random: Random, side: Side): Draft[] {
  const mean = side === 'home' ? input.lambdaHome : input.lambdaAway;
  const own = input.players.filter((player) => player.side === side);
  return times(randomPoisson(random, mean), () => {
    const atMinutes = minuteOfGoal(random.next());
    const isOwn = random.next() < input.ownGoalShare;
    const shareLeft = 1 - input.ownGoalShare;
    const scorer = isOwn
      ? null
      : drawWeighted(random, own, ({ goalShare }) => goalShare / shareLeft);
    const playerId = scorer?.playerId ?? null;
    return { stat: 'goals', side, value: 1, playerId, isOwn, atMinutes };
  });
}

function cornersOf({ corners }: FootballInput, random: Random): Draft[] {
  const { mean, variance, homeShare } = corners;
  const total = drawCount(random, negativeBinomialCounts(mean, variance, 32));
  return times(total, () => {
    const atMinutes = evenly(random);
    return { stat: 'corners', side: drawSide(random, homeShare), value: 1, atMinutes };
  });
}

function cardsOf(input: FootballInput, random: Random, side: Side): Draft[] {
  const { yellow, red } = cardMeans(input, side);
  const own = input.players.filter((player) => player.side === side);
  const yellows = times(randomPoisson(random, yellow), (): Draft => {
    const player = drawWeighted(random, own, ({ cards }) => cards / yellow);
    const atMinutes = evenly(random);
    return { stat: 'cards', side, value: 1, playerId: player?.playerId ?? null, atMinutes };
  });
  const reds = times(randomPoisson(random, red), () => evenly(random)).flatMap(
    (atMinutes): Draft[] => [
      { stat: 'cards', side, value: 2, atMinutes },
      { stat: 'red_cards', side, value: 1, atMinutes },
    ],
  );
  return [...yellows, ...reds];
}

function penaltiesOf({ penalties }: FootballInput, random: Random): Draft[] {
  return times(randomPoisson(random, penalties), () => {
    const atMinutes = evenly(random);
    return { stat: 'penalties', side: drawSide(random, 0.5), value: 1, atMinutes };
  });
}

function numbered(drafts: readonly Draft[]): Moment[] {
  return drafts
    .toSorted((a, b) => a.atMinutes - b.atMinutes)
    .map(({ atMinutes, ...draft }, index) => {
      const period = atMinutes < halfMinutes ? '1h' : '2h';
      const minute = Math.min(Math.floor(atMinutes) + 1, matchMinutes);
      return { atMinutes, incident: { ...draft, no: index + 1, period, minute } };
    });
}

function playersOf(
  input: FootballInput,
  random: Random,
  moments: readonly Moment[],
): PlayerFacts[] {
  return input.players.map(({ playerId, side, shots, shotsOnTarget }) => {
    const onTarget = randomPoisson(random, shotsOnTarget);
    const offTarget = randomPoisson(random, Math.max(shots - shotsOnTarget, 0));
    const cards = moments
      .filter(({ incident }) => incident.stat === 'cards' && incident.playerId === playerId)
      .reduce((sum, { incident }) => sum + incident.value, 0);
    const own = { shots: onTarget + offTarget, shots_on_target: onTarget, cards };
    return { playerId, side, tookPart: true, enteredNo: 0, stats: own };
  });
}

/** Plays a match. The same luck and input give the same match. */
export function playFootball(input: FootballInput, random: Random): FootballPath {
  const moments = numbered([
    ...sides.flatMap((side) => goalsOf(input, random, side)),
    ...cornersOf(input, random),
    ...sides.flatMap((side) => cardsOf(input, random, side)),
    ...penaltiesOf(input, random),
  ]);
  const players = playersOf(input, random, moments);
  const { cupHomeShare } = input;
  const cup = cupHomeShare === null ? null : drawCupEnd(cupHomeShare, random);
  return { moments, players, cup };
}

function pairOf(incidents: readonly Incident[], period: string, stat: string): Pair {
  const isOwnGoals = stat === 'own_goals';
  const of = (side: Side): number =>
    incidents
      .filter((each) => each.side === side && isWithin(each.period, period))
      .filter((each) => each.stat === (isOwnGoals ? 'goals' : stat))
      .filter(({ isOwn }) => !isOwnGoals || isOwn === true)
      .reduce((sum, { value }) => sum + value, 0);
  return [of('home'), of('away')];
}

/**
 * The facts after so many minutes of play; from 90 on the match has ended, a cup tie with what had
 * to come beyond.
 */
export function footballFactsAt(
  { moments, players, cup }: FootballPath,
  playedMinutes: number,
): Facts {
  const hasEnded = playedMinutes >= matchMinutes;
  const incidents = moments
    .filter(({ atMinutes }) => atMinutes <= playedMinutes)
    .map(({ incident }) => incident);
  const period = (name: string, isComplete: boolean) => [
    name,
    periodOf(
      Object.fromEntries(stats.map((stat) => [stat, pairOf(incidents, name, stat)])),
      isComplete,
    ),
  ];
  const beyond = hasEnded && cup !== null ? cupFacts(cup, pairOf(incidents, 'reg', 'goals')) : null;
  return factsOf({
    ended: hasEnded ? 'completed' : null,
    isFinal: hasEnded,
    incidents,
    players: hasEnded ? players : [],
    advances: beyond?.advances ?? null,
    periods: {
      ...Object.fromEntries([
        period('1h', playedMinutes >= halfMinutes),
        period('2h', hasEnded),
        period('reg', hasEnded),
      ]),
      ...beyond?.periods,
    },
  });
}

/** What the price model takes of a match under way, from its facts and its minute. */
export function footballStateOf(facts: Facts, playedMinutes: number): FootballState {
  const at = (period: string, stat: string): Pair => facts.periods[period]?.stats[stat] ?? [0, 0];
  const sum = ([home, away]: Pair): number => home + away;
  const isSecondHalf = facts.periods['1h']?.isComplete === true;
  return {
    playedMinutes,
    goals: at('reg', 'goals'),
    halfTime: isSecondHalf ? at('1h', 'goals') : null,
    corners: at('reg', 'corners'),
    firstHalfCorners: isSecondHalf ? at('1h', 'corners') : null,
    cards: at('reg', 'cards'),
    redCards: sum(at('reg', 'red_cards')),
    penalties: sum(at('reg', 'penalties')),
    incidents: facts.incidents,
  };
}
