import { describe, expect, it } from 'vitest';
import { formatAmount } from '@pavilion/domain/money';
import { createRandomStream, seedHashOf } from '@pavilion/games';
import { playBatch, seaAt, spawnById } from '@pavilion/games/fishing/index';
import { isBatchSound, isPromised, type KeptBatch } from './check-session.ts';

const seaSeed = 'ab'.repeat(32);
const seeds = {
  ...{ serverSeed: '5d'.repeat(32), clientSeed: 'a player', seaSeed, currency: 'PHP' as const },
  serverSeedHash: seedHashOf('5d'.repeat(32)),
};
const amount = (minor: bigint): string => formatAmount(minor, 'PHP');

/** A batch of bombs as the server keeps it. */
function keptBatch(nonce: number): KeptBatch {
  const targets = seaAt(seaSeed, 60_000).map(({ id }) => id);
  const shots = [0, 1, 2].map((n) => ({
    ...{ shotId: String(n), atMs: 60_000, weapon: 'bomb' as const, betMinor: 100n },
    targets: targets.slice(n * 4, n * 4 + 12),
  }));
  const stream = createRandomStream({ ...seeds, nonce });
  const kindOf = (id: string) => spawnById(seaSeed, id)?.kind ?? null;
  const played = playBatch(shots, 100_000n, kindOf, stream);
  return {
    ...{ seq: 1, nonce, cost: amount(played.costMinor), win: amount(played.winMinor) },
    meter: amount(played.meterMinor),
    shots: played.results.map(({ shotId, chargedMinor, sharers, kills }, place) => ({
      ...{ shot_id: shotId, charged: amount(chargedMinor), sharers: [...sharers] },
      kills: kills.map(({ id, multiplier, winMinor }) => ({
        id,
        multiplier,
        win: amount(winMinor),
      })),
      ...{ weapon: 'bomb', bet: amount(shots[place]?.betMinor ?? 0n), at_ms: 60_000 },
    })),
  };
}

describe('a session of fishing that is checked in the browser', () => {
  it('comes out as it is kept, and not with another seed, nonce, win or catch', () => {
    expect(isPromised(seeds)).toBe(true);
    expect(isPromised({ ...seeds, serverSeed: '00'.repeat(32) })).toBe(false);
    const nonces = Array.from({ length: 20 }, (_, nonce) => nonce);
    const batches = nonces.map(keptBatch);
    for (const batch of batches) expect(isBatchSound(batch, seeds)).toBe(true);
    const won = batches.find(({ shots }) => shots.some(({ kills }) => kills.length > 0));
    if (!won) throw new Error('twenty batches of bombs catch something');
    expect(isBatchSound({ ...won, nonce: won.nonce + 100 }, seeds)).toBe(false);
    expect(isBatchSound({ ...won, win: '0.00' }, seeds)).toBe(false);
    const robbed = won.shots.map((shot) => ({ ...shot, kills: [] }));
    expect(isBatchSound({ ...won, shots: robbed }, seeds)).toBe(false);
    const odd = won.shots.map((shot) => ({ ...shot, weapon: 'x' }));
    expect(isBatchSound({ ...won, shots: odd }, seeds)).toBe(false);
  });
});
