import { createHash } from 'node:crypto';
import { isHit, triggerMinor } from '@pavilion/rewards/jackpots';
import { describe, expect, it } from 'vitest';
import { isRightFall } from './fall-check.ts';
import type { JackpotRound } from './jackpot-detail.queries.ts';

const seed = 'ab'.repeat(32);
const roundId = 'round-1';
const amount = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

const round = (more: Partial<JackpotRound>): JackpotRound => ({
  round_id: roundId,
  number: 1,
  opened_at: '2026-11-28T00:00:00.000Z',
  hit_at: '2026-11-28T01:00:00.000Z',
  opening: '100.00',
  carried: '5.00',
  seed_hash: createHash('sha256').update(seed).digest('hex'),
  seed,
  trigger: null,
  before: '0.00',
  stake: '10.00',
  after: '10.00',
  seq: '7',
  amount: '110.00',
  overflow: '0.00',
  winner: 'pl***1',
  ...more,
});

describe('a fall below a ceiling', () => {
  const pot = { must_hit_by: '200.00', one_in: null, share_bp: 10_000 };
  const rules = { openingMinor: 10_000n, carriedMinor: 500n, shareBp: 10_000 };
  const trigger = triggerMinor(rules, 20_000n, { seed, roundId });
  // All of every stake goes in: what is staked until the trigger is what it is above the beginning.
  const needed = trigger - 10_500n;
  const fallen = round({
    trigger: amount(trigger),
    before: amount(needed - 1n),
    stake: '1.00',
    after: amount(needed + 99n),
  });

  it('is right where the stake brings the pot to its trigger', async () => {
    expect(await isRightFall(pot, fallen, 'PHP')).toBe(true);
  });

  it.each([
    ['another trigger', { trigger: amount(trigger + 1n) }],
    ['a stake after the pot had fallen', { before: amount(needed) }],
    ['a stake before the pot falls', { after: amount(needed - 1n) }],
    ['another seed', { seed: 'cd'.repeat(32) }],
    ['no seed', { seed: null }],
  ])('is wrong with %s', async (_what, more) => {
    expect(await isRightFall(pot, { ...fallen, ...more }, 'PHP')).toBe(false);
  });
});

describe('a fall by chance', () => {
  const pot = { must_hit_by: null, one_in: '100.00', share_bp: 100 };
  const hits = (seq: bigint): boolean => isHit(1_000n, 10_000n, { seed, roundId, seq });
  const places = Array.from({ length: 200 }, (_, at) => BigInt(at));

  it('is right at the places the seed hits, and wrong at all others', async () => {
    expect(places.some(hits)).toBe(true);
    for (const seq of places) {
      const told = round({ seq: `${seq}`, stake: '10.00' });
      expect(await isRightFall(pot, told, 'PHP')).toBe(hits(seq));
    }
  });

  it('is wrong in a currency that is not known', async () => {
    expect(await isRightFall(pot, round({}), 'ZZZ')).toBe(false);
  });
});
