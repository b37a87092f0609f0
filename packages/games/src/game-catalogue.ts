import { coinFlip } from './arcade/coin-flip/coin-flip.game.ts';
import { diamonds } from './arcade/diamonds/diamonds.game.ts';
import { dice } from './arcade/dice/dice.game.ts';
import { hiLo } from './arcade/hi-lo/hi-lo.game.ts';
import { keno } from './arcade/keno/keno.game.ts';
import { limbo } from './arcade/limbo/limbo.game.ts';
import { mines } from './arcade/mines/mines.game.ts';
import { plinko } from './arcade/plinko/plinko.game.ts';
import { tower } from './arcade/tower/tower.game.ts';
import { wheel } from './arcade/wheel/wheel.game.ts';
import { blackjackHand } from './cards/blackjack/blackjack.game.ts';
import { caribbeanStudHand } from './cards/caribbean-stud/caribbean-stud.game.ts';
import { casinoHoldemHand } from './cards/casino-holdem/casino-holdem.game.ts';
import { threeCardPokerHand } from './cards/three-card-poker/three-card-poker.game.ts';
import { deucesWildHand } from './cards/video-poker/deuces-wild.game.ts';
import { jacksOrBetterHand } from './cards/video-poker/jacks-or-better.game.ts';
import { crash } from './crash/crash/crash.game.ts';
import { rocketRace } from './crash/rocket-race/rocket-race.game.ts';
import type { AnyGame } from './engine/index.ts';
import { hashBankerPlayer } from './hashgame/hash-banker-player/hash-banker-player.game.ts';
import { hashBigSmall } from './hashgame/hash-big-small/hash-big-small.game.ts';
import { hashLucky } from './hashgame/hash-lucky/hash-lucky.game.ts';
import { hashNiuNiu } from './hashgame/hash-niu-niu/hash-niu-niu.game.ts';
import { hashOddEven } from './hashgame/hash-odd-even/hash-odd-even.game.ts';
import { roundOfTable, tableGameCodes, tableGames, type TableGameCode } from './live/index.ts';
import { poolGame } from './pools/index.ts';
import { cascade6x5 } from './slots/cascade-6x5/cascade-6x5.game.ts';
import { classic3x3 } from './slots/classic-3x3/classic-3x3.game.ts';
import { holdAndWin } from './slots/hold-and-win/hold-and-win.game.ts';
import { lines5x3 } from './slots/lines-5x3/lines-5x3.game.ts';
import { ways243 } from './slots/ways-243/ways-243.game.ts';

/** Codes of our studio's games, in the order the studio shows them. */
export const houseGameCodes = [
  'crash',
  'plinko',
  'mines',
  'dice',
  'limbo',
  'keno',
  'wheel',
  'hi-lo',
  'tower',
  'diamonds',
  'coin-flip',
  'rocket-race',
  'hash-odd-even',
  'hash-big-small',
  'hash-lucky',
  'hash-banker-player',
  'hash-niu-niu',
  ...tableGameCodes,
  'lines-5x3',
  'cascade-6x5',
  'hold-and-win',
  'ways-243',
  'classic-3x3',
  'blackjack',
  'three-card-poker',
  'casino-holdem',
  'caribbean-stud',
  'jacks-or-better',
  'deuces-wild',
] as const;
export type HouseGameCode = (typeof houseGameCodes)[number];

/** The provider code of our own studio. */
export const houseProviderCode = 'PAVILION';
/** What players read of it. */
export const houseProviderName = 'Pavilion Originals';

/** Games of shared tables as shared rounds. */
const tableRounds = Object.fromEntries(
  tableGameCodes.map((code) => [code, roundOfTable(tableGames[code])]),
) as Record<TableGameCode, AnyGame>;

/**
 * Every game of our studio. A code without its game does not compile. Loaded whole on the server;
 * the browser takes games one by one.
 */
export const houseGames: Record<HouseGameCode, AnyGame> = {
  crash,
  plinko,
  mines,
  dice,
  limbo,
  keno,
  wheel,
  'hi-lo': hiLo,
  tower,
  diamonds,
  'coin-flip': coinFlip,
  'rocket-race': rocketRace,
  'hash-odd-even': hashOddEven,
  'hash-big-small': hashBigSmall,
  'hash-lucky': hashLucky,
  'hash-banker-player': hashBankerPlayer,
  'hash-niu-niu': hashNiuNiu,
  ...tableRounds,
  'lines-5x3': lines5x3,
  'cascade-6x5': cascade6x5,
  'hold-and-win': holdAndWin,
  'ways-243': ways243,
  'classic-3x3': classic3x3,
  blackjack: blackjackHand,
  'three-card-poker': threeCardPokerHand,
  'casino-holdem': casinoHoldemHand,
  'caribbean-stud': caribbeanStudHand,
  'jacks-or-better': jacksOrBetterHand,
  'deuces-wild': deucesWildHand,
};

/** Loads what games are drawn from: all of them, for those that play many. */
export async function loadHouseGames(): Promise<void> {
  await Promise.all(Object.values(houseGames).map(loadGame));
}

/** Loads what a game is drawn from, if anything. */
export async function loadGame(game: AnyGame): Promise<void> {
  if (game.engine === 'instant') await game.load?.();
}

/** A game by its code, games of pools too, or null. */
export function houseGame(code: string): AnyGame | null {
  return Object.hasOwn(houseGames, code) ? houseGames[code as HouseGameCode] : poolGame(code);
}
