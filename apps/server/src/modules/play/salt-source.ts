import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../../context.ts';

/** Where the salt of a chain comes from: something nobody can know when the chain is published. */
export interface SaltSource {
  /** What the salt will be, to be published together with the chain. */
  announce(): Promise<string>;
  /** The salt that was announced so; null: it does not exist yet. Throws when the source does not answer. */
  read(announced: string): Promise<string | null>;
}

/** Blocks from the present one to the one that is announced: it must not be on its way already. */
const aheadBlocks = 2;
/** Blocks on top of it before it counts: shorter branches are given up now and then. */
const settledBlocks = 3;
const answerMs = 5_000;
const bitcoin = 'bitcoin:';

/** Blocks of the Bitcoin chain where an address of them is set; else the operating system, after the publication. */
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
  const ask = async (path: string): Promise<string> => {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      signal: AbortSignal.timeout(answerMs),
    });
    if (!response.ok) throw new Error(`the source of salts answered ${response.status}`);
    return (await response.text()).trim();
  };
  const tip = async (): Promise<number> => {
    const height = await ask('/blocks/tip/height');
    if (!/^\d{1,9}$/.test(height)) throw new Error('the source of salts told no height');
    return Number(height);
  };
  return {
    announce: async () => `${bitcoin}${(await tip()) + aheadBlocks}`,
    async read(announced) {
      // Announced before blocks were set: the chain keeps what it was published with.
      if (!announced.startsWith(bitcoin)) return localSalts.read(announced);
      const height = Number(announced.slice(bitcoin.length));
      if ((await tip()) < height + settledBlocks) return null;
      const hash = await ask(`/block-height/${height}`);
      if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('the source of salts told no hash');
      return hash;
    },
  };
}
