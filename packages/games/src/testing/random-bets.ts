import { pickOne, randomInteger, shuffled } from '@pavilion/domain/random';
import {
  hundredthsText,
  numbersFrom,
  type HandAction,
  type HandGame,
  type HandState,
  type JsonObject,
} from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';
import type { HouseGameCode } from '../game-catalogue.ts';
import { randomTableBets } from './random-table-bets.ts';

type Random = Parameters<typeof randomInteger>[0];

const risks = ['low', 'medium', 'high'];
const sideOf =
  (...sides: string[]) =>
  (random: Random): JsonObject => ({ side: pickOne(random, sides) });
/** A target in hundredths whose size is as likely small as large. */
const target = (random: Random): string =>
  hundredthsText(Math.round(101 * (100_000_000 / 101) ** random.next()));
const crashBet = (random: Random): JsonObject =>
  random.next() < 0.2 ? {} : { auto_cash_out: target(random) };

/** A paid spin or, now and then, a bought feature. */
const mayBuy = (random: Random): JsonObject => (random.next() < 0.2 ? { buy: true } : {});

/** Some of these side bets, each of some cents. */
const sideBets =
  (...names: string[]) =>
  (random: Random): JsonObject =>
    Object.fromEntries(
      names
        .filter(() => random.next() < 0.5)
        .map((name) => [name, hundredthsText(randomInteger(random, 1, 5_000))]),
    );

/** Any bet a game takes, as it stands on the wire. */
export const randomParams: Record<HouseGameCode, (random: Random) => JsonObject> = {
  crash: crashBet,
  'rocket-race': crashBet,
  plinko: (random) => ({ rows: randomInteger(random, 8, 16), risk: pickOne(random, risks) }),
  mines: (random) => ({ mines: randomInteger(random, 1, 24) }),
  dice: (random) => ({
    target: hundredthsText(randomInteger(random, 1, 9_998)),
    direction: pickOne(random, ['over', 'under']),
  }),
  limbo: (random) => ({ target: target(random) }),
  keno: (random) => ({
    picks: shuffled(random, numbersFrom(1, 40)).slice(0, randomInteger(random, 1, 10)),
    risk: pickOne(random, risks),
  }),
  wheel: (random) => ({
    segments: pickOne(random, [10, 20, 30, 40, 50]),
    risk: pickOne(random, risks),
  }),
  'hi-lo': () => ({}),
  tower: (random) => ({
    difficulty: pickOne(random, ['easy', 'medium', 'hard', 'expert', 'master']),
  }),
  diamonds: () => ({}),
  'coin-flip': sideOf('heads', 'tails'),
  'hash-odd-even': sideOf('odd', 'even'),
  'hash-big-small': sideOf('big', 'small'),
  'hash-lucky': sideOf('lucky'),
  'hash-banker-player': sideOf('banker', 'player', 'tie'),
  'hash-niu-niu': sideOf('banker', 'player'),
  ...randomTableBets,
  'classic-3x3': () => ({}),
  'lines-5x3': mayBuy,
  'ways-243': () => ({}),
  'cascade-6x5': mayBuy,
  'hold-and-win': mayBuy,
  blackjack: sideBets('perfect_pairs', 'twenty_one_three'),
  'three-card-poker': sideBets('pair_plus'),
  'casino-holdem': sideBets('aa_bonus'),
  'caribbean-stud': () => ({}),
  'jacks-or-better': () => ({}),
  'deuces-wild': () => ({}),
};

/** What may be tried for an action; the first that is accepted is played. */
function triesOf(random: Random, action: string): JsonObject[] {
  if (action === 'hold')
    return [{ hold: shuffled(random, numbersFrom(0, 5)).slice(0, randomInteger(random, 0, 5)) }];
  if (action !== 'reveal' && action !== 'climb') return [{}];
  // The first tile that this board has and that is not open yet.
  const tiles = shuffled(random, numbersFrom(0, action === 'climb' ? 4 : 25));
  return tiles.map((tile) => ({ tile }));
}

/**
 * Plays a hand to its end as chance has it. `states` are what the player saw, the settled one last.
 */
export function playRandomHand(
  random: Random,
  game: HandGame<unknown>,
  params: unknown,
  stream: () => RandomStream,
  baseMinor?: bigint,
): { actions: readonly HandAction[]; states: readonly HandState[] } {
  const actions: HandAction[] = [];
  const states = [game.run(params, actions, stream(), baseMinor)];
  for (;;) {
    const state = states.at(-1);
    if (!state || state.isSettled) return { actions, states };
    const name = pickOne(random, state.allowed);
    const accepted = triesOf(random, name).find((tried) => {
      const tryActions = [...actions, { action: name, params: tried }];
      const next = game.run(params, tryActions, stream(), baseMinor);
      if (!next.refusal) states.push(next);
      return !next.refusal;
    });
    if (!accepted) throw new Error(`${game.code} refuses everything it allows`);
    actions.push({ action: name, params: accepted });
  }
}
