import { andarBahar } from './andar-bahar/andar-bahar.game.ts';
import { baccarat, baccaratNoCommission } from './baccarat/baccarat.game.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.game.ts';
import { fortuneWheel } from './fortune-wheel/fortune-wheel.game.ts';
import { kenoMinute } from './keno-minute/keno-minute.game.ts';
import { roulette } from './roulette/roulette.game.ts';
import { sicBo } from './sic-bo/sic-bo.game.ts';
import type { AnyTableGame } from './table-game.ts';

export { roundOfTable } from './round-of-table.ts';
export {
  houseRoundStream,
  shoeOf,
  shoeRounds,
  tableClosedMs,
  type AnyTableGame,
  type BetRow,
  type TableGame,
} from './table-game.ts';

export {
  askedColour,
  beadPlate,
  bigRoad,
  bigRoadColumns,
  derivedColours,
  derivedRoad,
  derivedRoads,
  type BigRoadCell,
  type DerivedRoad,
  type RoadColour,
  type RoadMarks,
  type TieLetter,
} from './roads/roads.ts';
export {
  callBetNames,
  callBets,
  neighbourBets,
  type CallBetName,
  type CalledBet,
} from './roulette/call-bets.ts';

/** Codes of the games of shared tables, in the order the lobby shows them. */
export const tableGameCodes = [
  'baccarat',
  'baccarat-no-commission',
  'dragon-tiger',
  'roulette',
  'sic-bo',
  'andar-bahar',
  'fortune-wheel',
  'keno-minute',
] as const;
export type TableGameCode = (typeof tableGameCodes)[number];

/** Every game of shared tables against the house. A code without its game does not compile. */
export const tableGames: Record<TableGameCode, AnyTableGame> = {
  baccarat,
  'baccarat-no-commission': baccaratNoCommission,
  'dragon-tiger': dragonTiger,
  roulette,
  'sic-bo': sicBo,
  'andar-bahar': andarBahar,
  'fortune-wheel': fortuneWheel,
  'keno-minute': kenoMinute,
};
