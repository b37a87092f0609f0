import {
  fraction,
  hundredthsText,
  multiplierScale,
  ParamReader,
  rtpRow,
  type InstantGame,
  type MultiplierE4,
  type Parsed,
} from '@pavilion/games';
import { ordersOf, racingGames, type RaceOutcome } from '@pavilion/games/racing/index';
import { chipsOf, readChips, sumOfBets, type ChipBet } from '../live/read-chips.ts';
import {
  raceBets,
  raceKinds,
  racesOf,
  racesOfMeeting,
  returnedHundredths,
  type PricedRace,
  type RaceBetName,
  type RaceKindCode,
} from './meeting.ts';

interface RaceBet {
  kind: RaceBetName;
  runner: number;
}
interface RacePlay {
  of: PricedRace;
  game: RaceKindCode;
  bets: readonly ChipBet<RaceBet>[];
}
type Shown = {
  order: readonly number[];
  dead_heat: number;
  /** Of each runner by its number: milliseconds from the start to the line. */
  times: readonly number[];
};

const placesOf: Record<RaceBetName, number> = { win: 1, place: 2, show: 3 };
const mostHundredths = 1_000_000n;

/** By halves: of two that are not told apart each comes in by half. */
function payOf(
  { prices }: PricedRace,
  { kind, runner }: RaceBet,
  result: RaceOutcome,
): MultiplierE4 {
  const hundredths = prices[kind][runner - 1] ?? 0n;
  const halves = ordersOf(result).filter((order) =>
    order.slice(0, placesOf[kind]).includes(runner),
  ).length;
  return (hundredths * 100n * BigInt(halves)) / 2n;
}

function readBet(raw: unknown, { prices, card }: PricedRace): Parsed<RaceBet> {
  const reader = new ParamReader(raw);
  const kind = reader.choice('kind', raceBets);
  const runner = reader.integer('runner', 1, card.runners.length);
  if (!reader.firstProblem() && (prices[kind][runner - 1] ?? null) === null)
    reader.problem('runner', 'invalidChoice');
  return reader.done({ kind, runner });
}

function readPlay(raw: unknown): Parsed<RacePlay> {
  const reader = new ParamReader(raw);
  const game = reader.choice('kind', raceKinds);
  const race = reader.integer('race', 1, racesOfMeeting);
  const meeting = reader.raw('meeting');
  if (typeof meeting !== 'string') reader.problem('meeting', 'invalidType');
  const of = typeof meeting === 'string' ? racesOf(game, meeting)[race - 1] : undefined;
  if (reader.firstProblem() || !of) return reader.done<RacePlay>(undefined as never);
  const bets = readChips(raw, (line) => readBet(line, of));
  return bets.ok ? { ok: true, params: { of, game, bets: bets.params } } : bets;
}

/** No more than what the best runner of each bet pays, all of them at once. */
const topOf = ({ of, bets }: RacePlay): MultiplierE4 =>
  sumOfBets(bets, ({ kind, runner }) => (of.prices[kind][runner - 1] ?? 0n) * 100n);

/**
 * Races at fixed prices, run for one: the card is known, the run is drawn. The stake is one chip.
 */
export const raceLayout: InstantGame<RacePlay, Shown> = {
  engine: 'instant',
  code: 'race-layout',
  name: 'Races at fixed prices',
  category: 'horseracing',
  version: 1,
  volatility: 'medium',
  maxMultiplierE4: (mostHundredths * multiplierScale) / 100n,
  paramsSchema: { type: 'object', required: ['kind', 'meeting', 'race', 'bets'] },
  rtp: () => raceBets.map((kind) => rtpRow('kind', { kind }, fraction(returnedHundredths, 100n))),
  parseParams: readPlay,
  topMultiplierE4: topOf,
  costE4: ({ bets }) => BigInt(chipsOf(bets)) * multiplierScale,
  play({ of, game, bets }, stream) {
    const { outcome, course } = racingGames[game].run(of.card, stream);
    const times = of.card.runners.map(
      ({ number }) =>
        course.runners.find((runner) => runner.number === number)?.gates.at(-1)?.atMs ?? 0,
    );
    const paid = bets.map(({ bet, chips }) => ({
      ...bet,
      type: 'paid',
      chips,
      multiplier: hundredthsText(payOf(of, bet, outcome) / 100n),
    }));
    return {
      outcome: { ...outcome, times },
      multiplierE4: sumOfBets(bets, (bet) => payOf(of, bet, outcome)),
      events: [{ ...outcome, type: 'decided' }, ...paid],
    };
  },
};
