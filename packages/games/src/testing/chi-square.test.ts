import { describe, expect, it } from 'vitest';
import { sha256 } from '@pavilion/domain/hashes';
import { numbersFrom } from '../engine/index.ts';
import { createRandomStream, utf8, type RandomStream } from '../fairness/index.ts';
import { drawnPlaces, evenShares } from './drawn-places.ts';
import { countsOf, fitsShares } from './statistics.ts';
import { vectorSeeds } from './streams.ts';

const rounds = 10_000;
const stream = (nonce: number): RandomStream =>
  createRandomStream({ ...vectorSeeds, clientSeed: 'chi-square', nonce });
const hash = (round: number): Uint8Array => sha256(utf8(`chi-square ${round}`));

describe('what is drawn comes as often as it should', () => {
  it.each(Object.entries(drawnPlaces))('%s', (_, { place, shares }) => {
    const places = numbersFrom(0, rounds).map((round) =>
      place(
        () => stream(round),
        () => hash(round),
      ),
    );
    const counts = countsOf(places, shares.length);
    expect(fitsShares(counts, shares)).toBe(true);
  });

  it('notices a die that favours one side by a tenth', () => {
    const counts = [11_000, 10_000, 10_000, 10_000, 10_000, 10_000];
    expect(fitsShares(counts, evenShares(6))).toBe(false);
  });
});
