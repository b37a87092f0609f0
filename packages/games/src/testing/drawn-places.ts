import {
  choose,
  numbersFrom,
  type HandAction,
  type HandState,
  type JsonObject,
} from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';
import type { HouseGameCode } from '../game-catalogue.ts';
import { coinFlip } from '../arcade/coin-flip/coin-flip.game.ts';
import { diamondPatterns, diamonds } from '../arcade/diamonds/diamonds.game.ts';
import { dice } from '../arcade/dice/dice.game.ts';
import { hiLo } from '../arcade/hi-lo/hi-lo.game.ts';
import { keno } from '../arcade/keno/keno.game.ts';
import { limbo } from '../arcade/limbo/limbo.game.ts';
import { mines } from '../arcade/mines/mines.game.ts';
import { plinko } from '../arcade/plinko/plinko.game.ts';
import { tower } from '../arcade/tower/tower.game.ts';
import { wheel } from '../arcade/wheel/wheel.game.ts';
import { crash } from '../crash/crash/crash.game.ts';
import { rocketRace } from '../crash/rocket-race/rocket-race.game.ts';
import { andarBahar } from '../live/andar-bahar/andar-bahar.game.ts';
import { baccarat } from '../live/baccarat/baccarat.game.ts';
import { dragonTiger } from '../live/dragon-tiger/dragon-tiger.game.ts';
import { fortuneWheel } from '../live/fortune-wheel/fortune-wheel.game.ts';
import { kenoMinute } from '../live/keno-minute/keno-minute.game.ts';
import { roulette } from '../live/roulette/roulette.game.ts';
import { sicBo } from '../live/sic-bo/sic-bo.game.ts';
import { hashBankerPlayer } from '../hashgame/hash-banker-player/hash-banker-player.game.ts';
import { hashBigSmall } from '../hashgame/hash-big-small/hash-big-small.game.ts';
import { hashLucky } from '../hashgame/hash-lucky/hash-lucky.game.ts';
import { hashNiuNiu } from '../hashgame/hash-niu-niu/hash-niu-niu.game.ts';
import { blackjack } from '../cards/blackjack/blackjack.game.ts';
import { caribbeanStud } from '../cards/caribbean-stud/caribbean-stud.game.ts';
import { casinoHoldem } from '../cards/casino-holdem/casino-holdem.game.ts';
import { threeCardPoker } from '../cards/three-card-poker/three-card-poker.game.ts';
import { deucesWild } from '../cards/video-poker/deuces-wild.game.ts';
import { jacksOrBetter } from '../cards/video-poker/jacks-or-better.game.ts';
import { hashOddEven } from '../hashgame/hash-odd-even/hash-odd-even.game.ts';
import { classic3x3 } from '../slots/classic-3x3/classic-3x3.game.ts';
import { lines5x3 } from '../slots/lines-5x3/lines-5x3.game.ts';
import type { SlotGame } from '../slots/slot-machine.ts';
import { ways243 } from '../slots/ways-243/ways-243.game.ts';
import { pairWeights } from '../hashgame/hash-characters.ts';

/** The words of one round, from the first on at each call: a hand is dealt again at each action. */
type Deal = () => RandomStream;

export const evenShares = (size: number): number[] => Array.from({ length: size }, () => 1);
/** What a settled hand tells: the first action ends it, or cashing out does. */
function settled(run: (actions: readonly HandAction[]) => HandState, action: string): JsonObject {
  const first = { action, params: { tile: 0 } };
  const state = run([first]);
  return (state.isSettled ? state : run([first, { action: 'cash_out', params: {} }])).outcome;
}

const minesOf = (stream: Deal): number[] =>
  settled((actions) => mines.run({ mines: 24 }, actions, stream()), 'reveal').mines as number[];
const towerOf = (stream: Deal): number[][] =>
  settled((actions) => tower.run({ difficulty: 'easy' }, actions, stream()), 'climb')
    .safe as number[][];

/** The one of four tiles that is not safe. */
const trapOf = (safe: readonly number[]): number =>
  numbersFrom(0, 4).find((tile) => !safe.includes(tile)) ?? 0;

/**
 * Of a number that reaches t with 0.99/t: its place between these targets, and the chance of each
 * place.
 */
const targets = [1.01, 1.1, 1.25, 1.5, 2, 3, 5, 10, 50];
const tailPlace = (text: string): number =>
  targets.filter((target) => Number(text) >= target).length;
const tails = [1, ...targets.map((target) => 0.99 / target), 0];
const tailShares = tails.slice(0, -1).map((tail, place) => tail - (tails[place + 1] ?? 0));

const stopsOf = (game: SlotGame, stream: Deal): readonly number[] => {
  const { outcome } = game.play({ buy: false }, stream());
  return 'stops' in outcome ? (outcome.stops[0] ?? []) : [];
};

const kenoOf = (stream: Deal) => keno.play({ picks: [1], risk: 'low' }, stream()).outcome;
const patterns = diamondPatterns.map(({ pattern }) => pattern);

interface DrawnPlace {
  game: HouseGameCode;
  place: (stream: Deal, hash: () => Uint8Array) => number;
  shares: readonly number[];
}

/** What is drawn in a round, as a place in a range, and the share each place should have. */
export const drawnPlaces: Record<string, DrawnPlace> = {
  'dice: the hundredth part of the roll': {
    game: 'dice',
    place: (stream) =>
      Math.floor(Number(dice.play({ target: 1, direction: 'over' }, stream()).outcome.roll)),
    shares: evenShares(100),
  },
  'limbo: how high it goes': {
    game: 'limbo',
    place: (stream) => tailPlace(limbo.play({ target: 200 }, stream()).outcome.result),
    shares: tailShares,
  },
  'plinko: the pocket': {
    game: 'plinko',
    place: (stream) => plinko.play({ rows: 8, risk: 'low' }, stream()).outcome.pocket,
    shares: numbersFrom(0, 9).map((pocket) => Number(choose(8, pocket))),
  },
  'keno: the first number': {
    game: 'keno',
    place: (stream) => (kenoOf(stream).drawn[0] ?? 0) - 1,
    shares: evenShares(40),
  },
  'keno: the last number': {
    game: 'keno',
    place: (stream) => (kenoOf(stream).drawn[9] ?? 0) - 1,
    shares: evenShares(40),
  },
  'wheel: the segment': {
    game: 'wheel',
    place: (stream) => wheel.play({ segments: 50, risk: 'low' }, stream()).outcome.segment,
    shares: evenShares(50),
  },
  'coin flip: the side': {
    game: 'coin-flip',
    place: (stream) =>
      coinFlip.play({ side: 'heads' }, stream()).outcome.side === 'heads' ? 0 : 1,
    shares: evenShares(2),
  },
  'diamonds: the pattern, five counted with four': {
    game: 'diamonds',
    place: (stream) =>
      Math.max(1, patterns.indexOf(diamonds.play({}, stream()).outcome.pattern)) - 1,
    shares: [217, 420, 2100, 3150, 8400, 2520],
  },
  'diamonds: the last gem': {
    game: 'diamonds',
    place: (stream) => diamonds.play({}, stream()).outcome.gems[4] ?? 0,
    shares: evenShares(7),
  },
  'mines: the first': {
    game: 'mines',
    place: (stream) => minesOf(stream)[0] ?? 0,
    shares: evenShares(25),
  },
  'mines: the last of 24': {
    game: 'mines',
    place: (stream) => minesOf(stream)[23] ?? 0,
    shares: evenShares(25),
  },
  'tower: the trap of the lowest row': {
    game: 'tower',
    place: (stream) => trapOf(towerOf(stream)[0] ?? []),
    shares: evenShares(4),
  },
  'tower: the trap of the highest row': {
    game: 'tower',
    place: (stream) => trapOf(towerOf(stream)[8] ?? []),
    shares: evenShares(4),
  },
  'hi-lo: the third card': {
    game: 'hi-lo',
    place: (stream) => {
      const skip = { action: 'skip', params: {} };
      return (hiLo.run({}, [skip, skip], stream()).outcome.cards as number[])[2] ?? 0;
    },
    shares: evenShares(52),
  },
  'crash: the bust': {
    game: 'crash',
    place: (_, hash) => tailPlace(crash.outcomeOf({ link: hash(), salt: 'salt', index: 1 }).bust),
    shares: tailShares,
  },
  'rocket race: the bust': {
    game: 'rocket-race',
    place: (_, hash) =>
      tailPlace(rocketRace.outcomeOf({ link: hash(), salt: 'salt', index: 1 }).bust),
    shares: tailShares,
  },
  'hash big small: the last digit': {
    game: 'hash-big-small',
    place: (_, hash) => hashBigSmall.outcomeOf({ link: hash(), salt: '', index: 1 }).digit,
    shares: evenShares(10),
  },
  'hash odd even: the last digit': {
    game: 'hash-odd-even',
    place: (_, hash) => hashOddEven.outcomeOf({ link: hash(), salt: '', index: 1 }).digit,
    shares: evenShares(10),
  },
  'hash lucky: luck': {
    game: 'hash-lucky',
    place: (_, hash) =>
      hashLucky.outcomeOf({ link: hash(), salt: '', index: 1 }).is_lucky ? 0 : 1,
    shares: [120, 136],
  },
  'hash banker player: the points of both': {
    game: 'hash-banker-player',
    place: (_, hash) => {
      const { banker, player } = hashBankerPlayer.outcomeOf({ link: hash(), salt: '', index: 1 });
      return banker * 10 + player;
    },
    shares: pairWeights.flatMap((banker) =>
      pairWeights.map((player) => Number(banker) * Number(player)),
    ),
  },
  'hash niu niu: the winner': {
    game: 'hash-niu-niu',
    place: (_, hash) =>
      ['banker', 'player', 'tie'].indexOf(
        hashNiuNiu.outcomeOf({ link: hash(), salt: '', index: 1 }).winner,
      ),
    shares: [0.441101, 0.441101, 0.117798],
  },
  'roulette: the number': {
    game: 'roulette',
    place: (stream) => roulette.outcomeOf(stream()).number,
    shares: evenShares(37),
  },
  'baccarat: the winner': {
    game: 'baccarat',
    place: (stream) => ['player', 'banker', 'tie'].indexOf(baccarat.outcomeOf(stream()).winner),
    shares: [2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216],
  },
  'dragon tiger: the winner': {
    game: 'dragon-tiger',
    place: (stream) => ['dragon', 'tiger', 'tie'].indexOf(dragonTiger.outcomeOf(stream()).winner),
    shares: [384, 384, 62],
  },
  'sic bo: the total': {
    game: 'sic-bo',
    place: (stream) => sicBo.outcomeOf(stream()).total - 3,
    shares: [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1],
  },
  'andar bahar: the winner': {
    game: 'andar-bahar',
    place: (stream) => ['andar', 'bahar'].indexOf(andarBahar.outcomeOf(stream()).winner),
    // The returns of both sides over what they pay.
    shares: [8151 / 15_827, 404 / 833],
  },
  'fortune wheel: the segment': {
    game: 'fortune-wheel',
    place: (stream) => fortuneWheel.outcomeOf(stream()).spins[0] ?? -1,
    shares: evenShares(54),
  },
  'keno every minute: the last number': {
    game: 'keno-minute',
    place: (stream) => (kenoMinute.outcomeOf(stream()).drawn[19] ?? 0) - 1,
    shares: evenShares(80),
  },
};

drawnPlaces['three card poker: the last card of the dealer'] = {
  game: 'three-card-poker',
  place: (stream) =>
    threeCardPoker.start({ baseMinor: 1n, sides: {} }, stream()).cards.dealer[2] ?? 0,
  shares: evenShares(52),
};
drawnPlaces['blackjack: the hole card'] = {
  game: 'blackjack',
  place: (stream) => blackjack.start({ baseMinor: 1n, sides: {} }, stream()).dealer[1] ?? 0,
  shares: evenShares(52),
};
drawnPlaces['caribbean stud: the last card of the player'] = {
  game: 'caribbean-stud',
  place: (stream) =>
    caribbeanStud.start({ baseMinor: 1n, sides: {} }, stream()).cards.player[4] ?? 0,
  shares: evenShares(52),
};
drawnPlaces["casino hold'em: the river"] = {
  game: 'casino-holdem',
  place: (stream) => casinoHoldem.start({ baseMinor: 1n, sides: {} }, stream()).cards.board[4] ?? 0,
  shares: evenShares(52),
};
for (const [game, cards] of [
  ['jacks-or-better', jacksOrBetter],
  ['deuces-wild', deucesWild],
] as const)
  drawnPlaces[`${game}: the fifth card`] = {
    game,
    place: (stream) => cards.start({ baseMinor: 1n, sides: {} }, stream()).dealt[4] ?? 0,
    shares: evenShares(52),
  };

/** The place each reel of a slot stops at. */
for (const [game, lengths] of [
  [classic3x3, [24, 24, 24]],
  [lines5x3, [30, 30, 30, 30, 30]],
  [ways243, [27, 28, 29, 29, 30]],
] as const)
  for (const [reel, length] of lengths.entries())
    drawnPlaces[`${game.code}: the stop of reel ${reel + 1}`] = {
      game: game.code as HouseGameCode,
      place: (stream) => stopsOf(game, stream)[reel] ?? -1,
      shares: evenShares(length),
    };
