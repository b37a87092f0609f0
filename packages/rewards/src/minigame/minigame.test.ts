import { createRandomStream, streamOf } from '@pavilion/domain/fair-stream';
import { describe, expect, it } from 'vitest';
import {
  defaultTables,
  miniGameCodes,
  MiniGameRefusal,
  miniGames,
  type MiniAction,
  type MiniGameCode,
} from './index.ts';

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'player' };
const stream = (nonce: number) => createRandomStream({ ...seeds, nonce });

const paramsOf: Record<MiniGameCode, Record<string, unknown>> = {
  pick: { box: 4 },
  scratch: {},
  match: {},
};

/** The round played to its end the way the server ends it. */
function playOut(code: MiniGameCode, nonce: number) {
  const game = miniGames[code];
  const acts: MiniAction[] = [];
  for (;;) {
    const round = game.play(defaultTables[code], paramsOf[code], acts, stream(nonce));
    if (round.isSettled) return { round, acts };
    acts.push(game.next(round));
  }
}

it.each(miniGameCodes)('%s returns exactly nine tenths by its own table', (code) => {
  const { numerator, denominator } = miniGames[code].rtp(defaultTables[code]);
  expect(numerator * 10n).toBe(denominator * 9n);
  expect(defaultTables[code].rows).toHaveLength(miniGames[code].rows);
});

it.each(miniGameCodes)('%s is the same when it is dealt again', (code) => {
  for (let nonce = 0; nonce < 20; nonce += 1) {
    const { round, acts } = playOut(code, nonce);
    expect(miniGames[code].play(defaultTables[code], paramsOf[code], acts, stream(nonce))).toEqual(
      round,
    );
  }
});

describe('pick', () => {
  it('shows all nine prizes once, wherever the player looked', () => {
    const prizes = defaultTables.pick.rows.map(({ prize }) => JSON.stringify(prize)).toSorted();
    const { outcome } = miniGames.pick.play(defaultTables.pick, { box: 0 }, [], stream(1));
    const shown = (outcome['boxes'] as object[]).map((prize) => JSON.stringify(prize)).toSorted();
    expect(shown).toEqual(prizes);
  });

  it.each([{}, { box: 9 }, { box: -1 }, { box: 1.5 }, { box: '1' }])('refuses %o', (params) => {
    expect(() => miniGames.pick.play(defaultTables.pick, params, [], stream(0))).toThrow(
      MiniGameRefusal,
    );
  });
});

describe('scratch', () => {
  const open = [{ action: 'open', params: {} }];
  const fieldsAt = (words: number[]) => {
    let next = 0;
    const round = miniGames.scratch.play(
      defaultTables.scratch,
      {},
      open,
      streamOf(() => words[next++ % words.length] ?? 0),
    );
    return round.outcome as { fields: number[]; tier: number };
  };

  it('shows three of the tier it won, and of nothing else three', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { round } = playOut('scratch', nonce);
      const { fields, tier } = round.outcome as { fields: number[]; tier: number };
      const threes = [1, 2, 3, 4, 5, 6].filter(
        (symbol) => fields.filter((field) => field === symbol).length >= 3,
      );
      expect(threes).toEqual(tier === 0 ? [] : [tier]);
      expect(round.won).toBe(tier === 0 ? null : tier);
    }
  });

  it('draws the tier by its weights: the least draw is no prize, the greatest the dearest', () => {
    expect(fieldsAt([1]).tier).toBe(0);
    expect(fieldsAt([2 ** 32 - 1]).tier).toBe(6);
  });

  it('tells nothing before it is opened', () => {
    expect(miniGames.scratch.play(defaultTables.scratch, {}, [], stream(0))).toEqual({
      isSettled: false,
      won: null,
      outcome: {},
      actions: ['open'],
    });
  });
});

describe('match', () => {
  it('ends with the first symbol that is open three times, and shows all cards then', () => {
    const { round, acts } = playOut('match', 3);
    const { open, cards } = round.outcome as { open: Array<{ symbol: number }>; cards: number[] };
    expect(open).toHaveLength(acts.length);
    expect(open.filter(({ symbol }) => symbol === round.won)).toHaveLength(3);
    expect(cards.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(round.actions).toEqual([]);
  });

  it('makes every symbol as likely, whatever is flipped', () => {
    const wins = [0, 0, 0, 0];
    for (let nonce = 0; nonce < 4_000; nonce += 1) {
      const won = playOut('match', nonce).round.won ?? 0;
      wins[won] = (wins[won] ?? 0) + 1;
    }
    for (const count of wins) expect(Math.abs(count - 1_000)).toBeLessThan(5 * Math.sqrt(750));
  });

  it('refuses a card twice, one that is not there, and acts after the end', () => {
    const flip = (...cards: unknown[]) =>
      miniGames.match.play(
        defaultTables.match,
        {},
        cards.map((card) => ({ action: 'flip', params: { card } })),
        stream(0),
      );
    expect(() => flip(1, 1)).toThrow(MiniGameRefusal);
    expect(() => flip(12)).toThrow(MiniGameRefusal);
    const { acts } = playOut('match', 0);
    const after = [...acts, { action: 'flip', params: { card: 11 } }];
    expect(() => miniGames.match.play(defaultTables.match, {}, after, stream(0))).toThrow(
      MiniGameRefusal,
    );
  });
});
