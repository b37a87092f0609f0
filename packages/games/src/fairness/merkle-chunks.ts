import { buildMerkleTree, merkleRoot, type ProofStep } from './merkle-tree.ts';

/**
 * Leaves of a long list are kept in chunks of this many, each with the root over it: a power of
 * two, so that every chunk's root is a node of the whole tree, and a proof reads one chunk and the
 * roots, never all leaves.
 */
export const leavesPerChunk = 256;

/** The chunk a leaf stands in (0 the first leaf and the first chunk), and its place there. */
export const chunkOfLeaf = (place: number): { chunk: number; within: number } => ({
  chunk: Math.floor(place / leavesPerChunk),
  within: place % leavesPerChunk,
});

/**
 * What leads from a leaf to the root of the whole list: first within its chunk, then over the roots
 * of all chunks. Throws RangeError when there is no such leaf or chunk.
 */
export function proofInChunks(
  leafHashesOfChunk: readonly Uint8Array[],
  chunkRoots: readonly Uint8Array[],
  place: number,
): ProofStep[] {
  const { chunk, within } = chunkOfLeaf(place);
  return [
    ...buildMerkleTree(leafHashesOfChunk).proof(within),
    ...buildMerkleTree(chunkRoots).proof(chunk),
  ];
}

/** The root (hex) over a list by the roots of its chunks; without any, that of no leaves. */
export const rootOfChunks = (chunkRoots: readonly Uint8Array[]): string => merkleRoot(chunkRoots);
