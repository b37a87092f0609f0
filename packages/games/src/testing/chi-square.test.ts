import { describe, expect, it } from 'vitest';
import { sha256 } from '@pavilion/domain/hashes';
import {
  choose,
  numbersFrom,
  type HandAction,
  type HandState,
  type JsonObject,
} from '../engine/index.ts';
import { createRandomStream, utf8, type RandomStream } from '../fairness/index.ts';
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
import { hashBankerPlayer } from '../hashgame/hash-banker-player/hash-banker-player.game.ts';
import { hashLucky } from '../hashgame/hash-lucky/hash-lucky.game.ts';
import { hashNiuNiu } from '../hashgame/hash-niu-niu/hash-niu-niu.game.ts';
import { hashOddEven } from '../hashgame/hash-odd-even/hash-odd-even.game.ts';
import { classic3x3 } from '../slots/classic-3x3/classic-3x3.game.ts';
import { lines5x3 } from '../slots/lines-5x3/lines-5x3.game.ts';
import type { SlotGame } from '../slots/slot-machine.ts';
import { ways243 } from '../slots/ways-243/ways-243.game.ts';
import { pairWeights } from '../hashgame/hash-characters.ts';
import { countsOf, fitsShares } from './statistics.ts';
import { vectorSeeds } from './streams.ts';

const rounds = 10_000;
const even = (size: number): number[] => Array.from({ length: size }, () => 1);
const stream = (nonce: number): RandomStream =>
  createRandomStream({ ...vectorSeeds, clientSeed: 'chi-square', nonce });
const hash = (round: number): Uint8Array => sha256(utf8(`chi-square ${round}`));

/** What a settled hand tells: the first action ends it, or cashing out does. */
function settled(run: (actions: readonly HandAction[]) => HandState, action: string): JsonObject {
  const first = { action, params: { tile: 0 } };
  const state = run([first]);
  return (state.isSettled ? state : run([first, { action: 'cash_out', params: {} }])).outcome;
}

const minesOf = (nonce: number): number[] =>
  settled((actions) => mines.run({ mines: 24 }, actions, stream(nonce)), 'reveal')
    .mines as number[];
const towerOf = (nonce: number): number[][] =>
  settled((actions) => tower.run({ difficulty: 'easy' }, actions, stream(nonce)), 'climb')
    .safe as number[][];

/** The one of four tiles that is not safe. */
const trapOf = (safe: readonly number[]): number =>
  numbersFrom(0, 4).find((tile) => !safe.includes(tile)) ?? 0;

/** Of a number that reaches t with 0.99/t: its place between these targets, and the chance of each place. */
const targets = [1.01, 1.1, 1.25, 1.5, 2, 3, 5, 10, 50];
const tailPlace = (text: string): number =>
  targets.filter((target) => Number(text) >= target).length;
const tails = [1, ...targets.map((target) => 0.99 / target), 0];
const tailShares = tails.slice(0, -1).map((tail, place) => tail - (tails[place + 1] ?? 0));

const stopsOf = (game: SlotGame, nonce: number): readonly number[] => {
  const { outcome } = game.play({ buy: false }, stream(nonce));
  return 'stops' in outcome ? (outcome.stops[0] ?? []) : [];
};

const kenoOf = (nonce: number) => keno.play({ picks: [1], risk: 'low' }, stream(nonce)).outcome;
const patterns = diamondPatterns.map(({ pattern }) => pattern);

/** What is drawn in a round, as a place in a range, and the share each place should have. */
const draws: Record<string, { place: (nonce: number) => number; shares: readonly number[] }> = {
  'dice: the hundredth part of the roll': {
    place: (nonce) =>
      Math.floor(Number(dice.play({ target: 1, direction: 'over' }, stream(nonce)).outcome.roll)),
    shares: even(100),
  },
  'limbo: how high it goes': {
    place: (nonce) => tailPlace(limbo.play({ target: 200 }, stream(nonce)).outcome.result),
    shares: tailShares,
  },
  'plinko: the pocket': {
    place: (nonce) => plinko.play({ rows: 8, risk: 'low' }, stream(nonce)).outcome.pocket,
    shares: numbersFrom(0, 9).map((pocket) => Number(choose(8, pocket))),
  },
  'keno: the first number': {
    place: (nonce) => (kenoOf(nonce).drawn[0] ?? 0) - 1,
    shares: even(40),
  },
  'keno: the last number': {
    place: (nonce) => (kenoOf(nonce).drawn[9] ?? 0) - 1,
    shares: even(40),
  },
  'wheel: the segment': {
    place: (nonce) => wheel.play({ segments: 50, risk: 'low' }, stream(nonce)).outcome.segment,
    shares: even(50),
  },
  'coin flip: the side': {
    place: (nonce) =>
      coinFlip.play({ side: 'heads' }, stream(nonce)).outcome.side === 'heads' ? 0 : 1,
    shares: even(2),
  },
  'diamonds: the pattern, five counted with four': {
    place: (nonce) =>
      Math.max(1, patterns.indexOf(diamonds.play({}, stream(nonce)).outcome.pattern)) - 1,
    shares: [217, 420, 2100, 3150, 8400, 2520],
  },
  'diamonds: the last gem': {
    place: (nonce) => diamonds.play({}, stream(nonce)).outcome.gems[4] ?? 0,
    shares: even(7),
  },
  'mines: the first': { place: (nonce) => minesOf(nonce)[0] ?? 0, shares: even(25) },
  'mines: the last of 24': { place: (nonce) => minesOf(nonce)[23] ?? 0, shares: even(25) },
  'tower: the trap of the lowest row': {
    place: (nonce) => trapOf(towerOf(nonce)[0] ?? []),
    shares: even(4),
  },
  'tower: the trap of the highest row': {
    place: (nonce) => trapOf(towerOf(nonce)[8] ?? []),
    shares: even(4),
  },
  'hi-lo: the third card': {
    place: (nonce) => {
      const skip = { action: 'skip', params: {} };
      return (hiLo.run({}, [skip, skip], stream(nonce)).outcome.cards as number[])[2] ?? 0;
    },
    shares: even(52),
  },
  'crash: the bust': {
    place: (round) => tailPlace(crash.outcomeOf(hash(round), 'salt').bust),
    shares: tailShares,
  },
  'hash odd even: the last digit': {
    place: (round) => hashOddEven.outcomeOf(hash(round), '').digit,
    shares: even(10),
  },
  'hash lucky: luck': {
    place: (round) => (hashLucky.outcomeOf(hash(round), '').is_lucky ? 0 : 1),
    shares: [120, 136],
  },
  'hash banker player: the points of both': {
    place: (round) => {
      const { banker, player } = hashBankerPlayer.outcomeOf(hash(round), '');
      return banker * 10 + player;
    },
    shares: pairWeights.flatMap((banker) =>
      pairWeights.map((player) => Number(banker) * Number(player)),
    ),
  },
  'hash niu niu: the winner': {
    place: (round) =>
      ['banker', 'player', 'tie'].indexOf(hashNiuNiu.outcomeOf(hash(round), '').winner),
    shares: [0.441101, 0.441101, 0.117798],
  },
};

/** The place each reel of a slot stops at. */
for (const [game, lengths] of [
  [classic3x3, [24, 24, 24]],
  [lines5x3, [30, 30, 30, 30, 30]],
  [ways243, [27, 28, 29, 29, 30]],
] as const)
  for (const [reel, length] of lengths.entries())
    draws[`${game.code}: the stop of reel ${reel + 1}`] = {
      place: (nonce) => stopsOf(game, nonce)[reel] ?? -1,
      shares: even(length),
    };

describe('what is drawn comes as often as it should', () => {
  it.each(Object.entries(draws))('%s', (_, { place, shares }) => {
    const counts = countsOf(numbersFrom(0, rounds).map(place), shares.length);
    expect(fitsShares(counts, shares)).toBe(true);
  });

  it('notices a die that favours one side by a tenth', () => {
    const counts = [11_000, 10_000, 10_000, 10_000, 10_000, 10_000];
    expect(fitsShares(counts, even(6))).toBe(false);
  });
});
