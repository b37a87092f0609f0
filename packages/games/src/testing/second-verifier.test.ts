import { describe, expect, it } from 'vitest';
import { fromHex, seedHashOf } from '../fairness/index.ts';
import { hashBigSmall } from '../hashgame/hash-big-small/hash-big-small.game.ts';
import { houseGameCodes } from '../game-catalogue.ts';
import { compareRounds } from './compare-rounds.ts';
import { secondSeedHash, verifySecond, type VerifiedRound } from './second-verifier.ts';
import { vectorSeeds } from './streams.ts';

const round: VerifiedRound = {
  ...vectorSeeds,
  nonce: 0,
  params: { target: '50.50', direction: 'over' },
  actions: [],
  hash: new Uint8Array(32),
  salt: '',
};

describe('the second verifier', () => {
  it.each(houseGameCodes)('agrees with %s on two thousand random rounds', (code) => {
    expect(compareRounds(code, 2_000, 'agreement')).toEqual([]);
  });

  it('agrees on hashes of letters alone, which chance does not bring', () => {
    for (const last of 'abcdef') {
      const hash = fromHex(last.padStart(64, 'a'));
      const outcome = hashBigSmall.outcomeOf(hash, '');
      const verdict = verifySecond('hash-big-small', { ...round, params: { side: 'big' }, hash });
      expect(verdict.outcome).toEqual(outcome);
    }
  });

  it('comes to something else when the seed, the client seed or the nonce is another', () => {
    const roll = (change: Partial<VerifiedRound>) =>
      verifySecond('dice', { ...round, ...change }).outcome;
    expect(roll({})).toEqual({ roll: '77.84' });
    expect(roll({ serverSeed: vectorSeeds.serverSeed.replace('e5', 'e6') })).not.toEqual(roll({}));
    expect(roll({ clientSeed: 'research-Client' })).not.toEqual(roll({}));
    expect(roll({ nonce: 1 })).toEqual({ roll: '59.53' });
  });

  it('commits to a seed as the games do', () => {
    expect(secondSeedHash(vectorSeeds.serverSeed)).toBe(seedHashOf(vectorSeeds.serverSeed));
  });
});
