import { sha256 } from '@pavilion/domain/hashes';
import { fromHex, toHex, utf8 } from './bytes.ts';

/** A step of a proof, from the leaf upwards: the sibling's hash (hex) and the side it stands on. */
export interface ProofStep {
  side: 'left' | 'right';
  hash: string;
}

const leafMark = 0x00;
const nodeMark = 0x01;

function marked(mark: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 1));
  let at = bytes.length;
  for (const part of parts.toReversed()) bytes.set(part, (at -= part.length));
  bytes[0] = mark;
  return sha256(bytes);
}

/** The hash of a leaf, to be kept while selling so that only the folding is left for the close. */
export const leafHash = (leafText: string): Uint8Array => marked(leafMark, utf8(leafText));

const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => marked(nodeMark, left, right);

/**
 * The level above: pairs are hashed, an odd last one moves up as it is. Level by level this is the
 * tree of RFC 6962, whose left part is the largest power of two below the number of leaves.
 */
function levelAbove(level: readonly Uint8Array[]): readonly Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let place = 0; place < level.length; place += 2) {
    const left = level[place];
    const right = level[place + 1];
    if (left) above.push(right ? nodeHash(left, right) : left);
  }
  return above;
}

/**
 * The root (hex) over the hashes of leaves in their order; of none, the hash of nothing. Keeps no
 * more than two levels.
 */
export function merkleRoot(leafHashes: readonly Uint8Array[]): string {
  let level = leafHashes;
  while (level.length > 1) level = levelAbove(level);
  return toHex(level[0] ?? sha256(new Uint8Array()));
}

/** A tree with all its levels, for many proofs. */
export interface MerkleTree {
  root: string;
  /**
   * What leads from the leaf at this place (0 the first) to the root. Throws RangeError when there
   * is no such leaf.
   */
  proof(place: number): ProofStep[];
}

/** The tree over the hashes of leaves in their order. */
export function buildMerkleTree(leafHashes: readonly Uint8Array[]): MerkleTree {
  const levels = [leafHashes];
  for (let level = leafHashes; level.length > 1;) levels.push((level = levelAbove(level)));
  return {
    root: merkleRoot(levels.at(-1) ?? []),
    proof(place) {
      if (!Number.isInteger(place) || place < 0 || place >= leafHashes.length)
        throw new RangeError(`there is no leaf at ${place}`);
      return levels.flatMap((level, height) => siblingStep(level, Math.floor(place / 2 ** height)));
    },
  };
}

/** The sibling of what stands at a place of a level; none for an odd last one. */
function siblingStep(level: readonly Uint8Array[], at: number): ProofStep[] {
  const isRight = at % 2 === 1;
  const sibling = level[isRight ? at - 1 : at + 1];
  return sibling ? [{ side: isRight ? 'left' : 'right', hash: toHex(sibling) }] : [];
}

/** Whether a leaf stands in the tree of this root. */
export function isInMerkleTree(
  leafText: string,
  proof: readonly ProofStep[],
  root: string,
): boolean {
  if (!proof.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))) return false;
  const folded = proof.reduce((below, { side, hash }) => {
    const sibling = fromHex(hash);
    return side === 'left' ? nodeHash(sibling, below) : nodeHash(below, sibling);
  }, leafHash(leafText));
  return toHex(folded) === root;
}
