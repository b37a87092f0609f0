import { sha256 } from '@pavilion/domain/hashes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vectorRoot } from '../testing/shared-vectors.ts';
import {
  fromHex,
  buildMerkleTree,
  isInMerkleTree,
  leafHash,
  merkleRoot,
  ticketLeafText,
  ticketsFileLines,
  toHex,
} from './index.ts';

const published = [
  '6-49:2026-12-01|1|t1|c2ef81dfab75dc02c1ca34634f00e4e2|{"numbers":[3,11,19,27,35,43]}|200',
  '6-49:2026-12-01|2|t2|2d06e4fc9c3f53bc567159a1140f0a94|{"numbers":[1,2,3,4,5,6]}|200',
  '6-49:2026-12-01|3|t3|822c3fe405240c749694760ced56174c|{"numbers":[7,14,21,28,35,42,49]}|1400',
  '6-49:2026-12-01|4|t4|1d349a865f1394c7c96a25994f0ea34b|{"numbers":[5,10,15,20,25,30]}|200',
  '6-49:2026-12-01|5|t5|036846f19702cf4f37ccea650370c1c5|{"numbers":[8,9,22,31,40,44]}|200',
];
const leaves = published.map(leafHash);

/**
 * The tree as RFC 6962 defines it: the left part is the largest power of two below the number of
 * leaves.
 */
function rootByDefinition(hashes: readonly Uint8Array[]): Uint8Array {
  const [only] = hashes;
  if (hashes.length === 0 || !only) return sha256(new Uint8Array());
  if (hashes.length === 1) return only;
  let left = 1;
  while (left * 2 < hashes.length) left *= 2;
  const parts = [hashes.slice(0, left), hashes.slice(left)].map(rootByDefinition);
  return sha256(fromHex(`01${parts.map(toHex).join('')}`));
}

const leafTexts = fc.array(fc.string(), { minLength: 1, maxLength: 40 });

describe('the tree of tickets', () => {
  it('comes to the published hashes', () => {
    expect(toHex(leaves[0] as Uint8Array)).toBe(
      '4788eecc86854574e2b7be1a88034d336bf02eedb88c354982adc8d7e1284232',
    );
    expect(merkleRoot(leaves.slice(0, 2))).toBe(
      '516f15a882f6e1adb83fd2da5ea811da3bd84e79dab029148a99b0be35a0fec2',
    );
    expect(merkleRoot(leaves)).toBe(vectorRoot);
    expect(merkleRoot([])).toBe(toHex(sha256(new Uint8Array())));
  });

  it('proves the third ticket as published', () => {
    const proof = buildMerkleTree(leaves).proof(2);
    expect(proof.map(({ side, hash }) => `${side} ${hash.slice(0, 16)}`)).toEqual([
      'right 53b3f0e298de4563',
      'left 516f15a882f6e1ad',
      'right d9c66663ffa92774',
    ]);
    expect(isInMerkleTree(published[2] ?? '', proof, vectorRoot)).toBe(true);
    expect(isInMerkleTree(published[1] ?? '', proof, vectorRoot)).toBe(false);
    expect(isInMerkleTree(published[2] ?? '', [{ side: 'left', hash: 'zz' }], vectorRoot)).toBe(
      false,
    );
  });

  it('is the tree of RFC 6962 at every size, and proves every leaf to its root and to no other', () => {
    fc.assert(
      fc.property(leafTexts, (texts) => {
        const hashes = texts.map(leafHash);
        const tree = buildMerkleTree(hashes);
        const root = merkleRoot(hashes);
        expect(tree.root).toBe(root);
        expect(root).toBe(toHex(rootByDefinition(hashes)));
        for (const [place, text] of texts.entries()) {
          const proof = tree.proof(place);
          expect(isInMerkleTree(text, proof, root)).toBe(true);
          expect(isInMerkleTree(`${text} `, proof, root)).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has no proof of what is not in it', () => {
    const tree = buildMerkleTree(leaves);
    for (const place of [-1, 0.5, 5]) expect(() => tree.proof(place)).toThrow(RangeError);
  });
});

describe('the text of a ticket', () => {
  const leaf = {
    drawId: '6-49:2026-12-01',
    seq: 3,
    ticketId: 't3',
    blind: '822c3fe405240c749694760ced56174c',
    play: { numbers: [7, 14, 21, 28, 35, 42, 49] },
    stakeMinor: 1400n,
  };

  it('is the published line', () => {
    expect(ticketLeafText(leaf)).toBe(published[2]);
    const play = { plays: [{ number: '0123', kind: 'big', stake_minor: 5n }] };
    expect(ticketLeafText({ ...leaf, play })).toContain(
      '|{"plays":[{"kind":"big","number":"0123","stake_minor":5}]}|',
    );
  });

  it.each([
    { drawId: 'a|b' },
    { ticketId: '|' },
    { blind: 'AB' },
    { seq: 0 },
    { stakeMinor: -1n },
    { play: { numbers: [0.5] } },
  ])('refuses what would be read two ways: %o', (wrong) => {
    expect(() => ticketLeafText({ ...leaf, ...wrong })).toThrow(RangeError);
  });

  it('is published line by line, under what was sold in all', () => {
    const draw = { drawId: 'd', count: 5, salesMinor: 2_200n, root: vectorRoot };
    expect([...ticketsFileLines(draw, published)]).toEqual([
      `d|5|2200|${vectorRoot}`,
      ...published,
    ]);
  });
});
