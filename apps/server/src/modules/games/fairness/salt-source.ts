import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../../../context.ts';
import { esploraOf } from './esplora.ts';

/** Where the salt of a chain comes from: something nobody can know when the chain is published. */
export interface SaltSource {
  /** What the salt will be, to be published together with the chain. */
  announce(): Promise<string>;
  /**
   * The salt that was announced so; null: it does not exist yet. Throws when the source does not
   * answer.
   */
  read(announced: string): Promise<string | null>;
}

/** Blocks from the present one to the one that is announced: it must not be on its way already. */
const aheadBlocks = 2;
/** Blocks on top of it before it counts: shorter branches are given up now and then. */
const settledBlocks = 3;
const bitcoin = 'bitcoin:';

/**
 * Blocks of the Bitcoin chain where an address of them is set; else the operating system, after the
 * publication.
 */
export function saltSourceOf({ config }: Pick<ServerContext, 'config'>): SaltSource {
  const { saltBlocksUrl } = config;
  return saltBlocksUrl === null ? localSalts : bitcoinSalts(saltBlocksUrl);
}

const localSalts: SaltSource = {
  announce: async () => 'local',
  read: async (announced) => (announced === 'local' ? randomBytes(32).toString('hex') : null),
};

/** Hashes of blocks as an Esplora server tells them. */
export function bitcoinSalts(url: string): SaltSource {
  const blocks = esploraOf(url);
  return {
    announce: async () => `${bitcoin}${(await blocks.tip()) + aheadBlocks}`,
    async read(announced) {
      // Announced before blocks were set: the chain keeps what it was published with.
      if (!announced.startsWith(bitcoin)) return localSalts.read(announced);
      const height = Number(announced.slice(bitcoin.length));
      if ((await blocks.tip()) < height + settledBlocks) return null;
      return blocks.hashAt(height);
    },
  };
}
