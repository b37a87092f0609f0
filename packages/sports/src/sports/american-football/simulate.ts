import type { Random } from '@pavilion/domain/ids';
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
import { drawSide, drawWeighted } from '../../simulation/draw.ts';

/** A player and his share of his side's touchdowns. */
export interface TouchdownPlayer {
  readonly playerId: string;
  readonly side: Side;
  readonly share: number;
}

/** How much more or less than usual each side gets out of its drives: 1 is the league's mean. */
export interface AmericanFootballInput {
  readonly strengthHome: number;
  readonly strengthAway: number;
  readonly players: readonly TouchdownPlayer[];
}

/** One possession and what came of it: 0, 3 or a touchdown with what was added to it. */
export interface Drive {
  readonly side: Side;
  readonly points: 0 | 3 | 6 | 7 | 8;
  readonly playerId: string | null;
}

/** A game as its drives, in order; those beyond `regularDrives` are overtime. */
export type DrivePath = readonly Drive[];

/** Drives of both sides in the four quarters: about 10.6 of each (domain page of sports, 4). */
export const regularDrives = 22;
const overtimeDrives = 6;
const perDrive = 10.6 / 11;
const touchdown = 0.2126 * perDrive;
const fieldGoal = (0.3708 - 0.2126) * perDrive;

/**
 * Margins come in threes and sevens more often than independent drives would have it, for sides
 * play for them (7,276 games, domain page of sports, 4). A game is kept with this weight of its
 * margin, so that price and simulator share the correction.
 */
const keyNumbers: Readonly<Record<number, number>> = {
  1: 0.75,
  3: 1.85,
  4: 0.75,
  6: 1.2,
  7: 1.1,
  9: 0.6,
  10: 1.2,
};
const usualWeight = 1;
const mostWeight = Math.max(...Object.values(keyNumbers));

/** After a touchdown: one point by kick mostly, sometimes two, sometimes none. */
function conversion(random: Random): 6 | 7 | 8 {
  const drawn = random.next();
  if (drawn < 0.9) return 7;
  return drawn < 0.95 ? 8 : 6;
}

function drawDrive(input: AmericanFootballInput, random: Random, side: Side): Drive {
  const strength = side === 'home' ? input.strengthHome : input.strengthAway;
  const drawn = random.next();
  if (drawn < touchdown * strength) {
    const own = input.players.filter((player) => player.side === side);
    const scorer = drawWeighted(random, own, ({ share }) => share);
    return { side, points: conversion(random), playerId: scorer?.playerId ?? null };
  }
  const isGoal = drawn < (touchdown + fieldGoal) * strength;
  return { side, points: isGoal ? 3 : 0, playerId: null };
}

export function driveScore(drives: DrivePath): Pair {
  const of = (side: Side): number =>
    drives.reduce((sum, drive) => (drive.side === side ? sum + drive.points : sum), 0);
  return [of('home'), of('away')];
}

/** By how much home is ahead; `told` is what was scored beside the points of the drives. */
function leadOf(drives: DrivePath, told: Pair): number {
  const [home, away] = driveScore(drives);
  return home + told[0] - away - told[1];
}

function playOn(
  input: AmericanFootballInput,
  random: Random,
  before: DrivePath,
  told: Pair,
): Drive[] {
  const drives = [...before];
  const first = drives[0]?.side ?? drawSide(random, 0.5);
  const sideOf = (index: number): Side =>
    (index % 2 === 0) === (first === 'home') ? 'home' : 'away';
  while (drives.length < regularDrives)
    drives.push(drawDrive(input, random, sideOf(drives.length)));
  const last = regularDrives + overtimeDrives;
  while (leadOf(drives, told) === 0 && drives.length < last) {
    drives.push(drawDrive(input, random, sideOf(drives.length)));
  }
  return drives;
}

/**
 * Plays a game, or the rest of one, drive by drive; level after overtime it stays. `told` is what
 * was scored beside the points of the drives before. The same luck gives the same game.
 */
export function playAmericanFootball(
  input: AmericanFootballInput,
  random: Random,
  before: DrivePath = [],
  told: Pair = [0, 0],
): DrivePath {
  for (;;) {
    const drives = playOn(input, random, before, told);
    const weight = keyNumbers[Math.abs(leadOf(drives, told))] ?? usualWeight;
    if (random.next() * mostWeight < weight) return drives;
  }
}

const minutesOfGame = 60;

/** The quarter a drive is in, or overtime. */
export const quarterOfDrive = (index: number): string =>
  index >= regularDrives ? 'ot' : `q${Math.floor((4 * index) / regularDrives) + 1}`;

/** The number of the first drive after so many quarters. */
export const firstDriveOf = (quarters: number): number => Math.ceil((quarters * regularDrives) / 4);

function periodOfDrive(index: number): { period: string; minute: number } {
  const period = quarterOfDrive(index);
  if (period === 'ot') return { period, minute: minutesOfGame + 1 };
  return { period, minute: Math.floor((minutesOfGame * index) / regularDrives) + 1 };
}

function incidentsOf(drives: DrivePath): Incident[] {
  const scored = drives.flatMap(({ side, points, playerId }, index) => {
    if (points === 0) return [];
    const at = { ...periodOfDrive(index), side, playerId };
    const score = { ...at, stat: 'points', value: points };
    return points === 3 ? [score] : [score, { ...at, stat: 'touchdowns', value: 1 }];
  });
  return scored.map((each, index) => ({ ...each, no: index + 1 }));
}

function pairOf(incidents: readonly Incident[], period: string, stat: string): Pair {
  const of = (side: Side): number =>
    incidents
      .filter((each) => each.stat === stat && each.side === side && isWithin(each.period, period))
      .reduce((sum, { value }) => sum + value, 0);
  return [of('home'), of('away')];
}

function playersOf(input: AmericanFootballInput, incidents: readonly Incident[]): PlayerFacts[] {
  return input.players.map(({ playerId, side }) => {
    const own = incidents.filter(
      (each) => each.playerId === playerId && each.stat === 'touchdowns',
    );
    return { playerId, side, tookPart: true, enteredNo: 0, stats: { touchdowns: own.length } };
  });
}

/** Drives after which each period is over. */
const endOf: Readonly<Record<string, number>> = {
  ...{ q1: firstDriveOf(1), q2: firstDriveOf(2), q3: firstDriveOf(3), q4: regularDrives },
  '1h': regularDrives / 2,
  '2h': regularDrives,
  reg: regularDrives,
};

/** The facts after so many drives of a path; after the last the game is over. */
export function driveFactsAt(input: AmericanFootballInput, path: DrivePath, played: number): Facts {
  const drives = path.slice(0, played);
  const incidents = incidentsOf(drives);
  const isOver = played >= path.length;
  const period = (name: string, isComplete: boolean) => {
    const stats = ['points', 'touchdowns'] as const;
    const pairs = stats.map((stat) => [stat, pairOf(incidents, name, stat)] as const);
    return [name, periodOf(Object.fromEntries(pairs), isComplete)] as const;
  };
  const names = Object.entries(endOf).map(([name, end]) => period(name, drives.length >= end));
  const overtime = drives.length > regularDrives ? [period('ot', isOver)] : [];
  const [home, away] = driveScore(drives);
  const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
  return factsOf({
    ended: isOver ? 'completed' : null,
    isFinal: isOver,
    winner: isOver ? winner : null,
    incidents,
    players: isOver ? playersOf(input, incidents) : [],
    periods: Object.fromEntries([...names, period('full', isOver), ...overtime]),
  });
}
