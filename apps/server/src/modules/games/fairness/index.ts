export { blockSourceOf, type BlockSource } from './block-source.ts';
export { activeChain, linkOf } from './chain.service.ts';
export { newBlind } from './blind.ts';
export {
  readActiveChain,
  readChain,
  readWaitingChain,
  retireChain,
  type ChainRow,
  type RoundTable,
  type WaitingChain,
} from './chain.store.ts';
export {
  announceEntropy,
  isEntropyOverdue,
  lookForEntropy,
  type BlockFault,
} from './entropy.service.ts';
export { newClientSeed, newServerSeed, openSeed, sealSeed } from './seal-seed.ts';
export { seedById, seedInUse, seedToLock, takeNonce, type OpenedSeed } from './seeds.service.ts';
