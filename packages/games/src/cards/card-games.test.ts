import { createSeededRandom, pickOne, randomInteger, shuffled } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { numbersFrom, type HandAction } from '../engine/index.ts';
import { verifySecondCards } from '../testing/second-cards.ts';
import { problemsOf, vectorSeeds, vectorStream } from '../testing/streams.ts';
import type { CardGame, CardState, CardStep } from './index.ts';
import { cardGameCodes, cardGames, payoutOfHand, replayHand, stakeOf } from './index.ts';

type Random = Parameters<typeof randomInteger>[0];
type Code = (typeof cardGameCodes)[number];

const sideNames = (code: Code): string[] => Object.keys(schemaOf(code).properties ?? {});
const schemaOf = (code: Code) => cardGames[code].paramsSchema as { properties?: object };

function randomBet(random: Random, code: Code) {
  const made = sideNames(code).filter(() => random.next() < 0.5);
  const stake = (): bigint => BigInt(randomInteger(random, 1, 5_000));
  return { baseMinor: stake(), sides: Object.fromEntries(made.map((name) => [name, stake()])) };
}

function randomAction(random: Random, allowed: readonly string[]): HandAction {
  const action = pickOne(random, allowed);
  if (action !== 'hold') return { action, params: {} };
  const hold = shuffled(random, numbersFrom(0, 5)).slice(0, randomInteger(random, 0, 5));
  return { action, params: { hold } };
}

function stateOf<State>(step: CardStep<State>): State {
  if (!step.ok) throw new Error(JSON.stringify(step.refusal));
  return step.state;
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? `${item}n` : item));

/** Fields of outcomes and of their hands that list cards. */
const cardFields = ['player', 'board', 'dealer', 'cards', 'dealt', 'final'];

/** Every card that an outcome shows. */
function cardsIn(value: unknown): Set<number> {
  const cards = new Set<number>();
  JSON.stringify(value, (field, item: unknown) => {
    if (cardFields.includes(field) && Array.isArray(item))
      for (const card of item) if (typeof card === 'number') cards.add(card);
    return typeof item === 'bigint' ? null : item;
  });
  return cards;
}

const toldCards = ({ events }: CardState): number[] =>
  events.flatMap(({ card }) => (typeof card === 'number' ? [card] : []));

/** What must hold of every hand, open or settled. */
function checkState(game: CardGame, state: CardState): void {
  expect(state.isSettled).toBe(game.allowed(state).length === 0);
  const open = state.parts.filter(({ payoutMinor }) => payoutMinor === null);
  expect(open.length === 0).toBe(state.isSettled);
  // What video poker holds is the advice, which takes a while; it has a test of its own.
  if (game.allowed(state).includes('hold')) return;
  const finish = game.finishBy(state);
  expect(finish === null).toBe(state.isSettled);
  expect(finish === null || game.allowed(state).includes(finish.action)).toBe(true);
}

/** Plays a hand as chance has it and checks each step on the way. */
function playRandom(game: CardGame, code: Code, nonce: number) {
  const random = createSeededRandom(`${code} ${nonce}`);
  const bet = randomBet(random, code);
  const stream = vectorStream(nonce);
  const actions: HandAction[] = [];
  let state = game.start(bet, stream);
  while (!state.isSettled) {
    const action = randomAction(random, game.allowed(state));
    const [before, cost] = [state, game.costOf(state, action.action)];
    actions.push(action);
    state = stateOf(game.act(state, action, stream));
    expect(stakeOf(state) - stakeOf(before)).toBe(cost);
    expect(text(state.events).startsWith(text(before.events).slice(0, -1))).toBe(true);
  }
  return { bet, actions, state };
}

describe('card games against the house', () => {
  it('stand under their own codes', () => {
    for (const code of cardGameCodes) expect(cardGames[code].code).toBe(code);
    expect(new Set(Object.values(cardGames).map(({ name }) => name)).size).toBe(
      cardGameCodes.length,
    );
  });

  it.each(cardGameCodes)('%s agrees with the second verifier on random hands', (code) => {
    const game = cardGames[code];
    for (let nonce = 0; nonce < 250; nonce += 1) {
      const { bet, actions, state } = playRandom(game, code, nonce);
      const verdict = verifySecondCards(code, {
        ...vectorSeeds,
        nonce,
        base: bet.baseMinor,
        sides: bet.sides,
        actions: actions.map(({ action, params }) => ({
          action,
          hold: params.hold as readonly number[] | undefined,
        })),
      });
      const [stake, payout] = [stakeOf(state), payoutOfHand(state)];
      expect({ nonce, outcome: game.outcomeOf(state), stake, payout }).toEqual({
        nonce,
        ...verdict,
      });
      // Dealt again, it is the same hand.
      expect(stateOf(replayHand(game, bet, actions, vectorStream(nonce)))).toEqual(state);
    }
  });

  it.each(cardGameCodes)('%s pays and takes no more than it says', (code) => {
    const game = cardGames[code];
    const rows = game.bets();
    const [main, ...sides] = rows;
    const top = (bet: string): bigint => rows.find((row) => row.bet === bet)?.topMultiple ?? 0n;
    expect(main?.bet).toBe('main');
    expect(sides.map(({ bet }) => bet)).toEqual([
      ...sideNames(code),
      ...(code === 'blackjack' ? ['insurance'] : []),
    ]);
    for (let nonce = 1_000; nonce < 1_150; nonce += 1) {
      const { bet, state } = playRandom(game, code, nonce);
      const sideTop = Object.entries(bet.sides).map(([name, stake]) => stake * top(name));
      const most = sideTop.reduce((all, next) => all + next, bet.baseMinor * top('main'));
      expect(payoutOfHand(state)).toBeLessThanOrEqual(most + 2n * bet.baseMinor);
      const sideStakes = Object.values(bet.sides).reduce((all, next) => all + next, 0n);
      const { numerator, denominator } = game.mostStakes;
      expect((stakeOf(state) - sideStakes) * denominator).toBeLessThanOrEqual(
        bet.baseMinor * numerator,
      );
    }
  });

  it.each(cardGameCodes)('%s tells no hidden card before its time', (code) => {
    const game = cardGames[code];
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const random = createSeededRandom(`hidden ${code} ${nonce}`);
      const stream = vectorStream(nonce);
      let state = game.start({ baseMinor: 1_000n, sides: {} }, stream);
      for (;;) {
        checkState(game, state);
        // Everything that is shown was told by an event, and the other way round.
        expect(cardsIn(game.outcomeOf(state))).toEqual(new Set(toldCards(state)));
        if (state.isSettled) break;
        state = stateOf(game.act(state, randomAction(random, game.allowed(state)), stream));
      }
    }
  });

  it.each(cardGameCodes)('%s refuses what is no action and what is over', (code) => {
    const game = cardGames[code];
    const { state } = playRandom(game, code, 3);
    const stream = vectorStream(3);
    const open = game.start({ baseMinor: 1_000n, sides: {} }, stream);
    const none = { action: 'surrender', params: {} };
    expect(game.act(open, none, stream)).toEqual({
      ok: false,
      refusal: { path: 'action', code: 'invalidChoice' },
    });
    const again = {
      action: code === 'blackjack' ? 'hit' : (game.allowed(open)[0] ?? ''),
      params: {},
    };
    expect(game.act(state, again, stream)).toEqual({
      ok: false,
      refusal: { path: 'action', code: 'handFinished' },
    });
  });

  it('read side bets as amounts of the purse', () => {
    const parse = (raw: unknown, exponent = 2) => cardGames.blackjack.parseParams(raw, exponent);
    expect(parse({})).toEqual({ ok: true, params: {} });
    expect(parse({ perfect_pairs: '1.50', twenty_one_three: null })).toEqual({
      ok: true,
      params: { perfect_pairs: 150n },
    });
    expect(parse({ perfect_pairs: '150' }, 0)).toEqual({
      ok: true,
      params: { perfect_pairs: 150n },
    });
    for (const [value, code] of [
      ['1.505', 'tooManyDecimals'],
      ['0.00', 'belowMinimum'],
      ['-1.00', 'invalidType'],
      [1, 'invalidType'],
      ['9'.repeat(20), 'aboveMaximum'],
    ] as const)
      expect(problemsOf(parse({ twenty_one_three: value }))).toEqual([`twenty_one_three ${code}`]);
  });
});
