export { blockSourceOf, entropyBlocksOf, type BlockSource } from './block-source.ts';
export { activeChain, linkOf } from './chain.service.ts';
export {
  readChain,
  readWaitingChain,
  retireChain,
  type ChainRow,
  type RoundTable,
  type WaitingChain,
} from './chain.store.ts';
export { newClientSeed, newServerSeed, openSeed, sealSeed } from './seal-seed.ts';
export { seedById, seedInUse, seedToLock, takeNonce, type OpenedSeed } from './seeds.service.ts';
