// chunk: later
import type { HouseGameCode, PoolGameCode } from '@pavilion/games';
import { blackjack } from './cards/blackjack/blackjack.game.ts';
import { caribbeanStud } from './cards/caribbean-stud/caribbean-stud.game.ts';
import { casinoHoldem } from './cards/casino-holdem/casino-holdem.game.ts';
import { andarBahar } from './live/andar-bahar/andar-bahar.game.ts';
import { baccarat } from './live/baccarat/baccarat.game.ts';
import { baccaratNoCommission } from './live/baccarat/baccarat-no-commission.game.ts';
import { cascade6x5 } from './slots/cascade-6x5/cascade-6x5.game.ts';
import { classic3x3 } from './slots/classic-3x3/classic-3x3.game.ts';
import { coinFlip } from './arcade/coin-flip/coin-flip.game.ts';
import { crash } from './crash/crash/crash.game.ts';
import { deucesWild } from './cards/deuces-wild/deuces-wild.game.ts';
import { diamonds } from './arcade/diamonds/diamonds.game.ts';
import { dice } from './arcade/dice/dice.game.ts';
import { dragonTiger } from './live/dragon-tiger/dragon-tiger.game.ts';
import { fortuneWheel } from './live/fortune-wheel/fortune-wheel.game.ts';
import { greyhounds, harness, horseRacing } from './pools/racing/races.game.ts';
import { hashBankerPlayer } from './hashgame/hash-banker-player/hash-banker-player.game.ts';
import { hashBigSmall } from './hashgame/hash-big-small/hash-big-small.game.ts';
import { hashLucky } from './hashgame/hash-lucky/hash-lucky.game.ts';
import { hashNiuNiu } from './hashgame/hash-niu-niu/hash-niu-niu.game.ts';
import { hashOddEven } from './hashgame/hash-odd-even/hash-odd-even.game.ts';
import { hiLo } from './arcade/hi-lo/hi-lo.game.ts';
import { holdAndWin } from './slots/hold-and-win/hold-and-win.game.ts';
import { jacksOrBetter } from './cards/jacks-or-better/jacks-or-better.game.ts';
import { keno } from './arcade/keno/keno.game.ts';
import { kenoMinute } from './live/keno-minute/keno-minute.game.ts';
import { limbo } from './arcade/limbo/limbo.game.ts';
import { lines5x3 } from './slots/lines-5x3/lines-5x3.game.ts';
import { mines } from './arcade/mines/mines.game.ts';
import { plinko } from './arcade/plinko/plinko.game.ts';
import { rocketRace } from './crash/rocket-race/rocket-race.game.ts';
import { threeCardPoker } from './cards/three-card-poker/three-card-poker.game.ts';
import { roulette } from './live/roulette/roulette.game.ts';
import { sabong } from './pools/sabong/sabong.game.ts';
import { sicBo } from './live/sic-bo/sic-bo.game.ts';
import { tower } from './arcade/tower/tower.game.ts';
import { ways243 } from './slots/ways-243/ways-243.game.ts';
import { wheel } from './arcade/wheel/wheel.game.ts';
import type { AnyGameRow } from './game-row.ts';

type StudioCode = HouseGameCode | PoolGameCode;

/** Every game of our studio as the web knows it: a game without its row does not compile. */
export const houseGameRows: Readonly<Record<StudioCode, AnyGameRow>> = {
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
  baccarat,
  'baccarat-no-commission': baccaratNoCommission,
  'dragon-tiger': dragonTiger,
  roulette,
  'sic-bo': sicBo,
  'andar-bahar': andarBahar,
  'fortune-wheel': fortuneWheel,
  'keno-minute': kenoMinute,
  'lines-5x3': lines5x3,
  'cascade-6x5': cascade6x5,
  'hold-and-win': holdAndWin,
  'ways-243': ways243,
  'classic-3x3': classic3x3,
  blackjack,
  'three-card-poker': threeCardPoker,
  'casino-holdem': casinoHoldem,
  'caribbean-stud': caribbeanStud,
  'jacks-or-better': jacksOrBetter,
  'deuces-wild': deucesWild,
  'horse-racing': horseRacing,
  greyhounds,
  harness,
  sabong,
};

/** Their codes, in the order the studio shows them. */
export const houseCodes = Object.keys(houseGameRows) as StudioCode[];

/** The row of a game by its code, or null for one that is not ours. */
export const houseGameRow = (code: string): AnyGameRow | null =>
  Object.hasOwn(houseGameRows, code) ? houseGameRows[code as StudioCode] : null;
