export { fromHex, toHex, utf8 } from './bytes.ts';
export { canonicalJson, type CanonicalObject, type CanonicalValue } from './canonical-json.ts';
export { buildHashChain, isHashChainLink, walkHashChain, type HashFunction } from './hash-chain.ts';
export {
  buildMerkleTree,
  isInMerkleTree,
  leafHash,
  merkleRoot,
  type MerkleTree,
  type ProofStep,
} from './merkle-tree.ts';
export { chunkOfLeaf, leavesPerChunk, proofInChunks, rootOfChunks } from './merkle-chunks.ts';
export { chainCommand, firstBlockCommand, linkCommand, seedHashCommand } from './openssl.ts';
export {
  createRandomStream,
  streamOf,
  type RandomStream,
  type RoundSeeds,
} from '@pavilion/domain/fair-stream';
export { clientSeedMaxLength, isClientSeed, seedHashOf } from './seeds.ts';
export {
  cardStream,
  entropyWaitMs,
  sharedClientSeed,
  sharedStream,
  type PublishedChain,
  type RoundKind,
  type SharedRound,
} from './shared-stream.ts';
export { ticketLeafText, ticketsFileLines, type TicketLeaf } from './ticket-leaf.ts';
export { checkSeed, reusedNonces, type NonceUse, type SeedFinding } from './verification.ts';
