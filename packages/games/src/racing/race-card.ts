import { drawDistinct, numbersFrom } from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';
import type { RaceKind } from './race-kind.ts';

export interface Runner {
  /** 1 the first. */
  number: number;
  name: string;
  silk: string;
  /** The chance to win is this of all runners' weights. */
  weight: number;
  /** Places of its last five races. */
  form: readonly number[];
}

export interface RaceCard {
  runners: readonly Runner[];
}

const racesOfForm = 5;
/** The weight of a runner of the middle, against which form is dealt. */
const usualWeight = 113;
const colours = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'purple', 'orange', 'pink'];
const patterns = ['plain', 'stripes', 'hoops', 'spots', 'diamonds', 'sash', 'quarters', 'stars'];

/** Form is dealt from the same weights as the race, so that it tells something. */
function drawFormPlace(weight: number, runners: number, stream: RandomStream): number {
  let place = 1;
  while (place < runners && stream.draw(weight + usualWeight * (runners - place)) >= weight)
    place += 1;
  return place;
}

function drawSilk({ silks }: RaceKind, place: number, stream: RandomStream): string {
  if (silks !== 'drawn') return silks[place] ?? '';
  const [first = '', second = ''] = drawDistinct(stream, colours, 2);
  return `${first}-${second}-${patterns[stream.draw(patterns.length)] ?? ''}`;
}

/**
 * The runners of a race from the card stream (9): how many, their weights, their form; then, for
 * show, names and silks. The card is public from the chain's publication on.
 */
export function drawRaceCard(kind: RaceKind, stream: RandomStream): RaceCard {
  const count = kind.fewestRunners + stream.draw(kind.runnerCounts);
  const places = numbersFrom(0, count);
  const weights = places.map(() => (4 + stream.draw(13)) ** 2);
  const forms = weights.map((weight) =>
    numbersFrom(0, racesOfForm).map(() => drawFormPlace(weight, count, stream)),
  );
  const first = drawDistinct(stream, kind.names.first, count);
  const second = drawDistinct(stream, kind.names.second, count);
  const runners = places.map((place) => ({
    number: place + 1,
    name: `${first[place] ?? ''} ${second[place] ?? ''}`,
    silk: drawSilk(kind, place, stream),
    weight: weights[place] ?? 0,
    form: forms[place] ?? [],
  }));
  return { runners };
}

export const weightsOf = ({ runners }: RaceCard): readonly number[] =>
  runners.map(({ weight }) => weight);
