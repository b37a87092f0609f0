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
import { streamOf } from '../fairness/index.ts';
import {
  guesses,
  isOffered,
  rankOf,
  winningRanks,
  type Guess,
} from '../arcade/hi-lo/hi-lo-odds.ts';
import { hiLoRtp } from '../arcade/hi-lo/hi-lo.game.ts';
import { houseGames, type HouseGameCode } from '../game-catalogue.ts';
import { typicalCards } from './typical-cards.ts';
import { asNumber, hashOfWords, replayedWords } from './statistics.ts';

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
  baccarat: { params: { kind: 'banker' }, row: 'banker' },
  'baccarat-no-commission': { params: { kind: 'player' }, row: 'player' },
  'dragon-tiger': { params: { kind: 'tiger' }, row: 'tiger' },
  roulette: { params: { kind: 'column', index: 1 }, row: 'column 1' },
  'sic-bo': { params: { kind: 'single', value: 1 }, row: 'single 1' },
  'andar-bahar': { params: { kind: 'bahar' }, row: 'bahar' },
  'fortune-wheel': { params: { kind: 'segment', value: 2 }, row: 'segment 2' },
  'keno-minute': { params: { kind: 'picks', picks: [1, 2, 3] }, row: 'picks 3' },
  'classic-3x3': { params: {}, row: 'base' },
  'lines-5x3': { params: {}, row: 'base' },
  'ways-243': { params: {}, row: 'base' },
  'cascade-6x5': { params: {}, row: 'base' },
  'hold-and-win': { params: {}, row: 'base' },
  blackjack: { params: {}, row: 'main' },
  'three-card-poker': { params: {}, row: 'main' },
  // Its best play has no short rule: the bonus is played.
  'casino-holdem': { params: {}, row: 'aa_bonus' },
  'caribbean-stud': { params: {}, row: 'main' },
  'jacks-or-better': { params: {}, row: 'main' },
  'deuces-wild': { params: {}, row: 'main' },
};

/**
 * The best of 32 holds takes a second to find; their returns are counted hand by hand in a test of
 * their own.
 */
export const isTypicallyPlayed = (code: HouseGameCode): boolean =>
  code !== 'jacks-or-better' && code !== 'deuces-wild';

const step = (action: string, params: JsonObject = {}): HandAction => ({ action, params });
/** Of the guesses that are offered on a rank, the one that more ranks make right. */
const likelierGuess = (rank: number): Guess =>
  guesses
    .filter((guess) => isOffered(guess, rank))
    .reduce((a, b) => (winningRanks(b, rank) > winningRanks(a, rank) ? b : a));

/** The exact return of the typical bet. */
export function rtpOfTypicalBet(code: HouseGameCode): number {
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
  const stream = replayedWords(seed);
  const { cards } = game.run(params, [], stream()).outcome as { cards?: readonly number[] };
  const actions = bets[code].act?.(cards ?? []) ?? [];
  for (let done = 1; done <= actions.length; done += 1) {
    const state = game.run(params, actions.slice(0, done), stream());
    if (state.refusal) throw new Error(`${code} refuses ${state.refusal.code}`);
    if (state.isSettled) return state.multiplierE4;
  }
  throw new Error(`${code} did not end`);
}

/**
 * A round of the typical bet, again and again: what each gives back of one stake. `seed` gives the
 * words it is drawn from.
 */
export function typicalRounds(code: HouseGameCode, seed: () => number): () => number {
  const cards = typicalCards(code);
  if (cards) return () => cards(streamOf(seed));
  const game: AnyGame = houseGames[code];
  const parsed = game.parseParams(bets[code].params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return () => playOnce(game, parsed.params, code, seed);
}

function playOnce(game: AnyGame, params: unknown, code: HouseGameCode, seed: () => number): number {
  if (game.engine === 'instant')
    return Number(game.play(params, streamOf(seed)).multiplierE4) / 1e4;
  if (game.engine === 'hand') return Number(playHand(game, params, code, seed)) / 1e4;
  const back =
    Number(
      game.settle(params, game.outcomeOf({ link: hashOfWords(seed), salt: 'salt', index: 1 })),
    ) / 1e4;
  return back - ((game.stakesLocked ?? 1) - 1);
}
