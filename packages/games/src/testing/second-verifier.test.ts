import { beforeAll, describe, expect, it } from 'vitest';
import { kenoPays } from '../arcade/keno/keno-tables.ts';
import { plinkoPockets, plinkoRisks } from '../arcade/plinko/plinko-tables.ts';
import { wheelSegments, wheelSizes } from '../arcade/wheel/wheel-tables.ts';
import { numbersFrom } from '../engine/index.ts';
import { fromHex, seedHashOf } from '../fairness/index.ts';
import { hashBigSmall } from '../hashgame/hash-big-small/hash-big-small.game.ts';
import { houseGameCodes, loadHouseGames } from '../game-catalogue.ts';
import { compareRounds } from './compare-rounds.ts';
import {
  secondSeedHash,
  secondTables,
  verifySecond,
  type VerifiedRound,
} from './second-verifier.ts';
import { vectorSeeds } from './streams.ts';

const round: VerifiedRound = {
  ...vectorSeeds,
  nonce: 0,
  params: { target: '50.50', direction: 'over' },
  actions: [],
  hash: new Uint8Array(32),
  salt: '',
  base: 100n,
};

describe('the second verifier', () => {
  beforeAll(loadHouseGames);

  it.each(houseGameCodes)(
    'agrees with %s on two thousand random rounds',
    { timeout: 120_000 },
    (code) => {
      expect(compareRounds(code, 2_000, 'agreement')).toEqual([]);
    },
  );

  it('has the same tables in every cell', () => {
    for (const risk of plinkoRisks) {
      for (const rows of numbersFrom(8, 9))
        expect(plinkoPockets(rows, risk)).toEqual(secondTables.plinko(rows, risk));
      for (const picks of numbersFrom(1, 10))
        expect(kenoPays(picks, risk)).toEqual(secondTables.keno(picks, risk));
      for (const segments of wheelSizes)
        expect(wheelSegments(segments, risk)).toEqual(secondTables.wheel(segments, risk));
    }
  });

  it('agrees on hashes of letters alone, which chance does not bring', () => {
    for (const last of 'abcdef') {
      const hash = fromHex(last.padStart(64, 'a'));
      const outcome = hashBigSmall.outcomeOf({ link: hash, salt: '', index: 1 });
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
