import { createSeededRandom } from '@pavilion/domain/random';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  payoutOf,
  type AnyGame,
  type GameEvent,
  type HandAction,
  type HandGame,
  type HandState,
  type Json,
} from './engine/index.ts';
import { createRandomStream } from './fairness/index.ts';
import { houseGame, houseGameCodes, houseGames, loadHouseGames } from './game-catalogue.ts';
import { playRandomHand, randomParams } from './testing/random-bets.ts';
import { vectorSeeds } from './testing/streams.ts';

const roundTrip = (value: Json): unknown => JSON.parse(JSON.stringify(value));

function checkEvents(events: readonly GameEvent[]): void {
  for (const shown of events) {
    expect(shown.type).toMatch(/^[a-z]+(_[a-z]+)*$/);
    for (const field of Object.keys(shown)) expect(field).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(roundTrip(shown)).toEqual(shown);
  }
}

/**
 * What ends an abandoned hand is allowed; where one stake is cashed out, it is settled for what it
 * was worth.
 */
function checkFinish(
  game: HandGame<unknown>,
  state: HandState,
  run: (ending: HandAction) => HandState,
): void {
  // The best hold takes a second to work out; video poker has a test of its own.
  const finish = state.allowed.includes('hold') ? null : game.finishBy(state);
  if (!finish) return;
  const finished = run(finish);
  expect(finished.refusal).toBeUndefined();
  if (game.mostStakesE4 !== undefined) return;
  expect(finished).toMatchObject({ isSettled: true, multiplierE4: state.multiplierE4 });
}

/** Plays a random round and checks what must hold of every one; gives its multiplier. */
function checkRound(game: AnyGame, nonce: number): bigint {
  const random = createSeededRandom(`${game.code} ${nonce}`);
  const parsed = game.parseParams(randomParams[game.code as keyof typeof randomParams](random));
  if (!parsed.ok) throw new Error(`${game.code}: ${JSON.stringify(parsed.problems)}`);
  const stream = () => createRandomStream({ ...vectorSeeds, nonce });
  if (game.engine === 'instant') {
    const result = game.play(parsed.params, stream());
    expect(game.play(parsed.params, stream())).toEqual(result);
    expect(roundTrip(result.outcome)).toEqual(result.outcome);
    expect(result.events.length).toBeGreaterThan(0);
    checkEvents(result.events);
    return result.multiplierE4;
  }
  if (game.engine === 'round') {
    const hash = Uint8Array.from({ length: 32 }, () => Math.floor(random.next() * 256));
    const outcome = game.outcomeOf({ link: hash, salt: 'salt', index: 1 });
    expect(roundTrip(outcome)).toEqual(outcome);
    expect(game.runsMs(outcome)).toBeGreaterThanOrEqual(0);
    return game.settle(parsed.params, outcome);
  }
  const run = (played: readonly HandAction[]) => game.run(parsed.params, played, stream());
  const { actions, states } = playRandomHand(random, game, parsed.params, stream);
  for (const [index, state] of states.entries()) {
    const isLast = index === states.length - 1;
    expect(state.isSettled).toBe(isLast);
    expect(state.allowed.length === 0).toBe(isLast);
    expect(roundTrip(state.outcome)).toEqual(state.outcome);
    checkEvents(state.events);
    // What lies hidden is told with the end, and not before.
    for (const hidden of ['mines', 'safe']) {
      const isTold = JSON.stringify([state.outcome, state.events]).includes(`"${hidden}":`);
      if (!isLast) expect(isTold).toBe(false);
    }
    if (!isLast) checkFinish(game, state, (ending) => run([...actions.slice(0, index), ending]));
  }
  return states.at(-1)?.multiplierE4 ?? 0n;
}

describe('the games of our studio', () => {
  beforeAll(loadHouseGames);

  it('stand under their own codes, each name and code once', () => {
    for (const code of houseGameCodes) expect(houseGames[code].code).toBe(code);
    expect(new Set(Object.values(houseGames).map(({ name }) => name)).size).toBe(
      houseGameCodes.length,
    );
    expect(houseGame('dice')).toBe(houseGames.dice);
    expect(houseGame('toString')).toBeNull();
  });

  it.each(houseGameCodes)('%s states a return for each of its bets, below one', (code) => {
    const rows = houseGames[code].rtp();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ bet }) => bet)).size).toBe(rows.length);
    for (const { rtp } of rows) {
      expect(rtp.numerator).toBeLessThan(rtp.denominator);
      expect(rtp.numerator * 100n).toBeGreaterThan(rtp.denominator * 82n);
    }
  });

  it.each(houseGameCodes)('%s describes the parameters it asks for', (code) => {
    const game: AnyGame = houseGames[code];
    const parsed = game.parseParams({});
    const missing = parsed.ok ? [] : parsed.problems.map(({ path }) => path);
    expect(missing.toSorted()).toEqual(
      [...((game.paramsSchema.required as string[]) ?? [])].sort(),
    );
    expect(game.parseParams('text').ok).toBe(false);
  });

  it.each(houseGameCodes)('%s holds its promises over random rounds', (code) => {
    const game: AnyGame = houseGames[code];
    for (let nonce = 0; nonce < 150; nonce += 1) {
      const multiplierE4 = checkRound(game, nonce);
      expect(multiplierE4).toBeGreaterThanOrEqual(0n);
      expect(multiplierE4).toBeLessThanOrEqual(game.maxMultiplierE4);
      expect(payoutOf(333n, multiplierE4) * 10_000n).toBeLessThanOrEqual(333n * multiplierE4);
    }
  });
});
