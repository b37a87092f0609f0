import { describe, expect, it } from 'vitest';
import {
  addFractions,
  fraction,
  multiplyFractions,
  type AnyGame,
  type Fraction,
  type HandAction,
  type HandGame,
  type JsonObject,
} from '../engine/index.ts';
import { streamOf, type RandomStream } from '../fairness/index.ts';
import {
  guesses,
  isOffered,
  rankOf,
  winningRanks,
  type Guess,
} from '../arcade/hi-lo/hi-lo-odds.ts';
import { hiLoRtp } from '../arcade/hi-lo/hi-lo.game.ts';
import { houseGameCodes, houseGames, type HouseGameCode } from '../game-catalogue.ts';
import { asNumber, meanDeviations, seededWords } from './statistics.ts';

/** Hands are dealt again at each action, so fewer of them. */
const roundsOf = (game: AnyGame): number => (game.engine === 'hand' ? 50_000 : 200_000);

/** One bet of each game, the row of `rtp` it belongs to, and for hands what is done. */
const bets: Record<
  HouseGameCode,
  { params: JsonObject; row: string; act?: (cards: readonly number[]) => HandAction[] }
> = {
  crash: { params: { auto_cash_out: '2' }, row: 'cash-out at 2.00' },
  'rocket-race': { params: { auto_cash_out: '10' }, row: 'cash-out at 10.00' },
  plinko: { params: { rows: 12, risk: 'medium' }, row: '12 rows, medium' },
  mines: {
    params: { mines: 3 },
    row: '3 mines, 3 tiles',
    act: () => [...[7, 12, 24].map((tile) => step('reveal', { tile })), step('cash_out')],
  },
  dice: { params: { target: '75', direction: 'over' }, row: 'over 75.00' },
  limbo: { params: { target: '2' }, row: 'target 2.00' },
  keno: { params: { picks: [3, 9, 20, 31, 40], risk: 'medium' }, row: '5 picks, medium' },
  wheel: { params: { segments: 30, risk: 'medium' }, row: '30 segments, medium' },
  'hi-lo': {
    params: {},
    row: 'the likelier guess',
    act: (cards) => [step(likelierGuess(rankOf(cards[0] ?? 0))), step('cash_out')],
  },
  tower: {
    params: { difficulty: 'medium' },
    row: 'medium, row 3',
    act: () => [...[0, 1, 2].map((tile) => step('climb', { tile })), step('cash_out')],
  },
  diamonds: { params: {}, row: 'base' },
  'coin-flip': { params: { side: 'tails' }, row: 'tails' },
  'hash-odd-even': { params: { side: 'odd' }, row: 'odd' },
  'hash-big-small': { params: { side: 'small' }, row: 'small' },
  'hash-lucky': { params: { side: 'lucky' }, row: 'lucky' },
  'hash-banker-player': { params: { side: 'banker' }, row: 'banker' },
  'hash-niu-niu': { params: { side: 'player' }, row: 'player' },
  'classic-3x3': { params: {}, row: 'base' },
  'lines-5x3': { params: {}, row: 'base' },
  'ways-243': { params: {}, row: 'base' },
  'cascade-6x5': { params: {}, row: 'base' },
  'hold-and-win': { params: {}, row: 'base' },
};

const step = (action: string, params: JsonObject = {}): HandAction => ({ action, params });
/** Of the guesses that are offered on a rank, the one that more ranks make right. */
const likelierGuess = (rank: number): Guess =>
  guesses
    .filter((guess) => isOffered(guess, rank))
    .reduce((a, b) => (winningRanks(b, rank) > winningRanks(a, rank) ? b : a));

function rtpOf(code: HouseGameCode): number {
  const rows =
    code === 'hi-lo'
      ? [{ bet: 'the likelier guess', rtp: meanOfGuesses() }]
      : houseGames[code].rtp();
  const row = rows.find(({ bet }) => bet === bets[code].row);
  if (!row) throw new Error(`${code} has no row ${bets[code].row}`);
  return asNumber(row.rtp);
}

/** The mean over the thirteen first ranks. */
function meanOfGuesses(): Fraction {
  const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
  const sum = ranks.map((rank) => hiLoRtp(likelierGuess(rank), rank).rtp).reduce(addFractions);
  return multiplyFractions(sum, fraction(1n, 13n));
}

function playHand(
  game: HandGame<unknown>,
  params: unknown,
  code: HouseGameCode,
  seed: () => number,
) {
  // A hand is dealt again at each action: the same words each time.
  const words: number[] = [];
  const stream = (): RandomStream => {
    let next = 0;
    return streamOf(() => {
      if (next === words.length) words.push(seed());
      next += 1;
      return words[next - 1] ?? 0;
    });
  };
  const { cards } = game.run(params, [], stream()).outcome as { cards?: readonly number[] };
  const actions = bets[code].act?.(cards ?? []) ?? [];
  for (let done = 1; done <= actions.length; done += 1) {
    const state = game.run(params, actions.slice(0, done), stream());
    if (state.refusal) throw new Error(`${code} refuses ${state.refusal.code}`);
    if (state.isSettled) return state.multiplierE4;
  }
  throw new Error(`${code} did not end`);
}

/** What a round gives back of one stake. */
function playOnce(game: AnyGame, params: unknown, code: HouseGameCode, seed: () => number): number {
  if (game.engine === 'instant')
    return Number(game.play(params, streamOf(seed)).multiplierE4) / 1e4;
  if (game.engine === 'hand') return Number(playHand(game, params, code, seed)) / 1e4;
  const hash = new Uint8Array(Uint32Array.from({ length: 8 }, seed).buffer);
  const back = Number(game.settle(params, game.outcomeOf(hash, 'salt'))) / 1e4;
  return back - ((game.stakesLocked ?? 1) - 1);
}

/** Those drawn from a book have a test of their own, of the draw: every row is played by the test of the book. */
const isPlayed = (code: HouseGameCode): boolean => {
  const game: AnyGame = houseGames[code];
  return game.engine !== 'instant' || game.load === undefined;
};

describe('the returns over many rounds', () => {
  it.each(houseGameCodes.filter(isPlayed))(
    '%s comes to its exact return',
    (code) => {
      const game: AnyGame = houseGames[code];
      const parsed = game.parseParams(bets[code].params);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const seed = seededWords(`monte carlo ${code}`);
      const values = Array.from({ length: roundsOf(game) }, () =>
        playOnce(game, parsed.params, code, seed),
      );
      expect(meanDeviations(values, rtpOf(code))).toBeLessThan(4);
      // What is measured can be told from a return that is a tenth off.
      expect(meanDeviations(values, rtpOf(code) - 0.1)).toBeGreaterThan(4);
    },
    120_000,
  );
});
