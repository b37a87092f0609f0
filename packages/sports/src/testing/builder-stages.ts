import { createSeededRandom } from '@pavilion/domain/random';
import type { Facts } from '../engine/facts.ts';
import type { Sport } from '../engine/market-type.ts';
import type { PriceModel } from '../pricing/chances.ts';
import { simulatedModel } from '../pricing/simulated-model.ts';
import {
  driveFactsAt,
  firstDriveOf,
  playAmericanFootball,
  type DrivePath,
} from '../sports/american-football/simulate.ts';
import { baseballModel } from '../sports/baseball/model.ts';
import { baseballFactsAt, baseballStateOf, playBaseball } from '../sports/baseball/simulate.ts';
import {
  cricketFactsOf,
  cricketStart,
  drawPitch,
  playDeliveries,
  type CricketInput,
} from '../sports/cricket/simulate.ts';
import { eSportsProcess } from '../sports/e-sports/process.ts';
import type { OfferedMatch } from '../sports/joint/joint.types.ts';
import { rallyProcess, tableTennisTargets, volleyballTargets } from '../sports/rally-process.ts';
import { setsModel } from '../sports/sets/model.ts';
import { setsStart, type SetsProcess } from '../sports/sets/process.ts';
import { playSets, setsFactsAt, setsStateAt } from '../sports/sets/simulate.ts';

/** A match at some moment: what is told of it, its prices, and ends played from there. */
export interface BuilderStage {
  readonly sport: Sport;
  readonly name: string;
  readonly now: OfferedMatch['now'];
  readonly model: PriceModel;
  readonly ends: readonly Facts[];
}

const count = 6000;
const played = (play: () => Facts): Facts[] => Array.from({ length: count }, play);

/** A match of sets between two that are not equal, after so many units. */
function setsStage(sport: Sport, process: SetsProcess, units: number): BuilderStage {
  const random = createSeededRandom(`${sport}/${units}`);
  const path = playSets(process, random).slice(0, units);
  const state = units === 0 ? setsStart() : setsStateAt(process, path, units);
  const facts = setsFactsAt(process, path, units);
  return {
    ...{ sport, name: units === 0 ? 'before' : `after ${units}` },
    now: units === 0 ? 'before' : { facts, minute: null, serving: state.server },
    model: setsModel(process, state),
    ends: played(() => {
      const whole = [...path, ...playSets(process, random, state)];
      return setsFactsAt(process, whole, whole.length);
    }),
  };
}

const baseball = { runsHome: 5.1, runsAway: 4.1, extraHomeShare: 0.53 };

function baseballStage(innings: number): BuilderStage {
  const random = createSeededRandom(`baseball/${innings}`);
  const before = playBaseball(baseball, random).halves.slice(0, 2 * innings);
  const facts = baseballFactsAt({ halves: before, extra: 'home' }, innings);
  return {
    ...{ sport: 'baseball', name: innings === 0 ? 'before' : `after ${innings}` },
    now: innings === 0 ? 'before' : { facts, minute: null, serving: null },
    model: baseballModel(baseball, baseballStateOf(facts, innings)),
    ends: played(() => baseballFactsAt(playBaseball(baseball, random, before), 9)),
  };
}

const gridiron = { strengthHome: 1.12, strengthAway: 0.95, players: [] };

/** Prices are those of the ends themselves. */
function gridironStage(quarters: number): BuilderStage {
  const random = createSeededRandom(`gridiron/${quarters}`);
  const drives = firstDriveOf(quarters);
  const before: DrivePath = playAmericanFootball(gridiron, random).slice(0, drives);
  const ends = played(() => {
    const path = playAmericanFootball(gridiron, random, before);
    return driveFactsAt(gridiron, path, path.length);
  });
  const name = quarters === 0 ? 'before' : `after ${quarters}`;
  const facts = driveFactsAt(gridiron, playAmericanFootball(gridiron, random, before), drives);
  return {
    ...{ sport: 'american-football', name },
    now: quarters === 0 ? 'before' : { facts, minute: null, serving: null },
    ...{ model: simulatedModel(ends), ends },
  };
}

const twenty: CricketInput = {
  ...{ strengthHome: 1.05, strengthAway: 0.97, batsFirst: 'away', pitchSd: 0.12 },
  batters: { home: [], away: [] },
};

function cricketStage(): BuilderStage {
  const random = createSeededRandom('twenty overs');
  const ends = Array.from({ length: count / 2 }, () => {
    const pitch = drawPitch(twenty, cricketStart, random);
    return cricketFactsOf(twenty, playDeliveries(twenty, random, pitch, cricketStart));
  });
  return {
    ...{ sport: 'cricket', name: 'before', now: 'before', ends },
    model: simulatedModel(ends),
  };
}

const volleyball = rallyProcess({ serving: 0.38, receiving: 0.655 }, volleyballTargets);
const tableTennis = rallyProcess({ serving: 0.53, receiving: 0.53 }, tableTennisTargets);

/** Sports whose builders come of matches played between equals. */
export const builderStages = (): BuilderStage[] => [
  setsStage('volleyball', volleyball, 0),
  setsStage('volleyball', volleyball, 30),
  setsStage('table-tennis', tableTennis, 0),
  setsStage('table-tennis', tableTennis, 25),
  setsStage('e-sports', eSportsProcess(0.525, 3), 0),
  setsStage('e-sports', eSportsProcess(0.525, 3), 10),
  ...[baseballStage(0), baseballStage(4)],
  ...[gridironStage(0), gridironStage(2)],
  cricketStage(),
];
