import { createRandomStream, numbersFrom } from '@pavilion/games';
import {
  raceChances,
  racingGames,
  weightsOf,
  type RaceCard,
  type RaceChances,
} from '@pavilion/games/racing/index';

export const raceKinds = ['horse-racing', 'greyhounds', 'harness'] as const;
export type RaceKindCode = (typeof raceKinds)[number];

/** The kind of race that a title names. Throws for one there is not. */
export function raceKindOf(code: unknown): RaceKindCode {
  const known = raceKinds.find((kind) => kind === code);
  if (!known) throw new RangeError(`${String(code)} is no kind of race`);
  return known;
}

export const raceBets = ['win', 'place', 'show'] as const;
export type RaceBetName = (typeof raceBets)[number];

/** Races that a meeting offers over and over; their cards never change, each run is drawn anew. */
export const racesOfMeeting = 8;
/** What prices return at most. */
export const returnedHundredths = 94n;
const leastHundredths = 102n;

/**
 * A race with its runners and the price of each bet on them, in hundredths of the stake; null: not
 * offered.
 */
export interface PricedRace {
  card: RaceCard;
  chances: RaceChances;
  prices: Readonly<Record<RaceBetName, readonly (bigint | null)[]>>;
}

const drawn = new Map<string, readonly PricedRace[]>();

/** The races of a meeting, the same on every machine: their cards come from its name. */
export function racesOf(kind: RaceKindCode, meeting: string): readonly PricedRace[] {
  const key = `${kind}/${meeting}`;
  const races =
    drawn.get(key) ??
    numbersFrom(0, racesOfMeeting).map((nonce) => {
      const stream = createRandomStream({ serverSeed: key, clientSeed: 'race card', nonce });
      const card = racingGames[kind].card(stream);
      const chances = raceChances(weightsOf(card));
      return { card, chances, prices: pricesOf(card, chances) };
    });
  drawn.set(key, races);
  return races;
}

function pricesOf({ runners }: RaceCard, chances: RaceChances): PricedRace['prices'] {
  const of = (kind: RaceBetName) =>
    runners.map(({ number }) => {
      const { numerator, denominator } = chances.chanceOf({ kind, runners: [number] });
      const price = (returnedHundredths * denominator) / numerator;
      return price < leastHundredths ? null : price;
    });
  return { win: of('win'), place: of('place'), show: of('show') };
}
