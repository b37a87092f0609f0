import { bingoGames } from '@pavilion/games/bingo/index';
import { createRandomStream } from '@pavilion/domain/fair-stream';
import { seedHashOf } from '@pavilion/games';
import { defaultTables, miniGames } from '@pavilion/rewards/minigame';
import { spinWheel } from '@pavilion/rewards/wheel';
import { describe, expect, it } from 'vitest';
import type { RoundRecord } from '../game-info.ts';
import { isEqual } from './is-equal.ts';
import { isOfRecord, recordFindings } from './record-findings.ts';

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce: 3 };

const recordOf = (said: Partial<RoundRecord>): RoundRecord => ({
  round_id: '1',
  provider_code: 'PAVILION',
  game_code: 'wheel',
  version: 1,
  mode: 'real',
  state: 'settled',
  currency: 'TOKEN',
  stake: '10',
  payout: '0',
  multiplier: '0',
  params: {},
  outcome: {},
  events: [],
  actions: [],
  fairness: {
    server_seed_hash: seedHashOf(seeds.serverSeed),
    client_seed: seeds.clientSeed,
    nonce: seeds.nonce,
  },
  server_seed: seeds.serverSeed,
  created_at: '2026-11-28T00:00:00.000Z',
  settled_at: '2026-11-28T00:00:00.000Z',
  ...said,
});

const isRight = (round: RoundRecord): boolean => {
  const { commitment, result } = recordFindings(round);
  return commitment === 'verified' && result !== null && isEqual(result.dealt, result.recorded);
};

describe('a round with tokens is worked out again', () => {
  const weights = [5, 3, 2];
  const segments = weights.map((weight) => ({
    ...{ label: '', weight, prize: { kind: 'none' as const } },
  }));
  const segment = spinWheel(segments, createRandomStream(seeds));

  it('as a spin of the wheel', () => {
    const spin = recordOf({ params: { weights }, outcome: { segment, streak_prize: null } });
    expect(isOfRecord(spin)).toBe(true);
    // The arcade has a wheel of its own, for money.
    expect(isOfRecord({ ...spin, currency: 'EUR' })).toBe(false);
    expect(isRight(spin)).toBe(true);
    expect(isRight({ ...spin, outcome: { segment: segment + 1 } })).toBe(false);
    expect(isRight({ ...spin, server_seed: 'cd'.repeat(32) })).toBe(false);
    expect(recordFindings({ ...spin, params: {} }).problems).toEqual(['params']);
  });

  it('as a box, told with what does not fit a prize as null', () => {
    const table = defaultTables.pick;
    const params = { box: 2 };
    const { outcome } = miniGames.pick.play(table, params, [], createRandomStream(seeds));
    const boxes = (outcome['boxes'] as object[]).map((prize) => ({
      ...{ amount: null, template: null, rounds: null, ...prize },
    }));
    const pick = recordOf({
      game_code: 'pick',
      params: { ...params, table: table.rows },
      outcome: { ...outcome, boxes },
    });
    expect(isRight(pick)).toBe(true);
    expect(isRight({ ...pick, outcome: { ...outcome, boxes: boxes.toReversed() } })).toBe(false);
  });

  it('once its seed is revealed', () => {
    expect(recordFindings(recordOf({ server_seed: null })).commitment).toBe('notRevealed');
  });

  it('as cards of bingo, bought at once from one number of the stream', () => {
    const cards = bingoGames['bingo-90']
      .cards(7, createRandomStream(seeds))
      .map(({ numbers }, place) => ({ seq: place + 4, numbers, won: [] }));
    const bought = recordOf({
      ...{ game_code: 'bingo-90', currency: 'EUR', stake: '7.00' },
      ...{ params: { game_id: '1', count: 7 }, outcome: { cards } },
    });
    expect(isOfRecord(bought)).toBe(true);
    expect(isRight(bought)).toBe(true);
    expect(isRight({ ...bought, params: { game_id: '1', count: 6 } })).toBe(false);
    expect(isRight({ ...bought, game_code: 'bingo-75' })).toBe(false);
  });
});
