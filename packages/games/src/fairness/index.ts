export { fromHex, toHex, utf8 } from './bytes.ts';
export { buildHashChain, isHashChainLink, walkHashChain, type HashFunction } from './hash-chain.ts';
export { chainCommand, firstBlockCommand, linkCommand, seedHashCommand } from './openssl.ts';
export {
  createRandomStream,
  streamOf,
  type RandomStream,
  type RoundSeeds,
} from '@pavilion/domain/fair-stream';
export { clientSeedMaxLength, isClientSeed, seedHashOf } from './seeds.ts';
export { checkSeed, reusedNonces, type NonceUse, type SeedFinding } from './verification.ts';
