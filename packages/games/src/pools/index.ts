import type { AnyGame, RoundGame } from '../engine/index.ts';
import { racingGames } from '../racing/index.ts';
import { roundOfRace } from './race-as-round.ts';
import { sabongRound } from './sabong-as-round.ts';

export { poolSheet } from './pool-sheet.ts';
export { raceRoundAt } from './race-as-round.ts';
export { raceOutcomeOf, raceRound, type RaceRound } from './race-round.ts';
export { sidesOf } from './sabong-as-round.ts';

/** Codes of the games whose players bet against each other, in the order the studio shows them. */
export const poolGameCodes = ['horse-racing', 'greyhounds', 'harness', 'sabong'] as const;
export type PoolGameCode = (typeof poolGameCodes)[number];
/** Those of races. */
export const raceGameCodes = ['horse-racing', 'greyhounds', 'harness'] as const;
export type RaceGameCode = (typeof raceGameCodes)[number];

export const isRaceCode = (code: string): code is RaceGameCode =>
  raceGameCodes.some((one) => one === code);

/** Every game of pools as a shared round. A code without its game does not compile. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
export const poolGames: Record<PoolGameCode, RoundGame<any, any>> = {
  'horse-racing': roundOfRace(racingGames['horse-racing']),
  greyhounds: roundOfRace(racingGames.greyhounds),
  harness: roundOfRace(racingGames.harness),
  sabong: sabongRound,
};

/** A game of pools by its code, or null. */
export const poolGame = (code: string): AnyGame | null =>
  Object.hasOwn(poolGames, code) ? poolGames[code as PoolGameCode] : null;
