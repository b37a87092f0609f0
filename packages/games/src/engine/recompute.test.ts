import { describe, expect, it } from 'vitest';
import { crash } from '../crash/crash/crash.game.ts';
import { dice } from '../arcade/dice/dice.game.ts';
import { mines } from '../arcade/mines/mines.game.ts';
import { hashOddEven } from '../hashgame/hash-odd-even/hash-odd-even.game.ts';
import { recomputeRound } from './recompute.ts';

// Domain rules 3.2.
const seeds = {
  serverSeed: 'e5d1a3b7c9f0412e8d6a5b4c3d2e1f00112233445566778899aabbccddeeff00',
  clientSeed: 'research-client',
  nonce: 0,
};
const link = { hash: `${'0'.repeat(63)}7`, salt: 'salt', index: 1 };

describe('a round worked out again', () => {
  it('comes to the published vector', () => {
    const bet = { params: { target: '50.50', direction: 'over' }, actions: [] };
    expect(recomputeRound(dice, bet, seeds)).toMatchObject({
      ok: true,
      outcome: { roll: '77.84' },
      multiplierE4: 20_004n,
    });
  });

  it('plays a hand by its actions: the mines of the vector lie on 19, 17, 2, 11, 9', () => {
    const reveal = (tile: number) => ({ action: 'reveal', params: { tile } });
    const hand = { params: { mines: 5 }, actions: [reveal(0), reveal(17)] };
    expect(recomputeRound(mines, hand, seeds)).toMatchObject({
      ok: true,
      multiplierE4: 0n,
      outcome: { revealed: [0, 17], mines: [19, 17, 2, 11, 9] },
    });
    expect(
      recomputeRound(mines, { ...hand, actions: [{ action: 'fly', params: {} }] }, seeds),
    ).toEqual({ ok: false, problems: [{ path: 'action', code: 'invalidChoice' }] });
  });

  it('reads a shared round from its link; what leaving early paid is not in it', () => {
    const odd = { params: { side: 'odd' }, actions: [] };
    expect(recomputeRound(hashOddEven, odd, link)).toMatchObject({
      outcome: { digit: 7, side: 'odd' },
      multiplierE4: 19_800n,
    });
    expect(recomputeRound(crash, { params: {}, actions: [] }, link)).toMatchObject({
      multiplierE4: null,
    });
  });

  it('says which fields it does not read, and refuses the wrong kind of evidence', () => {
    expect(recomputeRound(dice, { params: {}, actions: [] }, seeds)).toMatchObject({ ok: false });
    expect(() => recomputeRound(crash, { params: {}, actions: [] }, seeds)).toThrow(TypeError);
  });
});
