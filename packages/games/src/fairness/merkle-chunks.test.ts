import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromHex } from './bytes.ts';
import { chunkOfLeaf, leavesPerChunk, proofInChunks, rootOfChunks } from './merkle-chunks.ts';
import { buildMerkleTree, isInMerkleTree, leafHash, merkleRoot } from './merkle-tree.ts';

const textsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `leaf ${place}`);

function chunksOf(hashes: readonly Uint8Array[]): Uint8Array[][] {
  const count = Math.ceil(hashes.length / leavesPerChunk);
  return Array.from({ length: count }, (_, chunk) =>
    hashes.slice(chunk * leavesPerChunk, (chunk + 1) * leavesPerChunk),
  );
}

it.each([0, 1, 2, 255, 256, 257, 511, 512, 513, 700, 1_025])(
  'the roots of the chunks of %d leaves lead to the root of all',
  (count) => {
    const hashes = textsOf(count).map(leafHash);
    const roots = chunksOf(hashes).map((chunk) => fromHex(merkleRoot(chunk)));
    expect(rootOfChunks(roots)).toBe(merkleRoot(hashes));
  },
);

it('a proof by chunks is the proof of the whole tree', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.nat(), (count, seed) => {
      const place = seed % count;
      const texts = textsOf(count);
      const hashes = texts.map(leafHash);
      const chunks = chunksOf(hashes);
      const roots = chunks.map((chunk) => fromHex(merkleRoot(chunk)));
      const proof = proofInChunks(chunks[chunkOfLeaf(place).chunk] ?? [], roots, place);
      expect(proof).toEqual(buildMerkleTree(hashes).proof(place));
      expect(isInMerkleTree(texts[place] ?? '', proof, merkleRoot(hashes))).toBe(true);
    }),
    { numRuns: 30 },
  );
});
