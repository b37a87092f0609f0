import { sha256 } from '@pavilion/domain/hashes';
import {
  buildHashChain,
  cardStream,
  sharedStream,
  toHex,
  utf8,
  type RandomStream,
  type RoundKind,
  type SharedRound,
} from '../fairness/index.ts';

/** The chain of the published vectors of shared games (wire contract of games two, 14). */
const links = buildHashChain(sha256(utf8('games-two-chain')), 12);
const salt = '0000000000000000000301e2801a9a9598bfb114e574a91a887f2132f33047e6';

export const vectorChain = { links, salt, terminatingHash: links[0]! };
export const vectorEntropy = toHex(sha256(utf8('games-two-entropy')));
export const vectorRoot = 'b4196a0251778ed58435b103aa01cf393f5cbe1aa458af84dd4303238b4339a4';

/** A round of the vectors: 1, 2 or 3. */
export const vectorRound = (index: number): SharedRound => ({
  link: links[index]!,
  salt,
  index,
  root: vectorRoot,
  entropy: vectorEntropy,
});

export const vectorRoundStream = (kind: RoundKind, index: number): RandomStream =>
  sharedStream(kind, vectorRound(index));

export const vectorCardStream = (index: number): RandomStream => cardStream(vectorChain, index);
