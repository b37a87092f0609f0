const answerMs = 5_000;

/**
 * Blocks of a public chain as an Esplora server tells them. Each throws when it does not answer, or
 * tells something else.
 */
export interface Esplora {
  /** Height of the newest block. */
  tip(): Promise<number>;
  /** The hash of the block at a height that exists. */
  hashAt(height: number): Promise<string>;
}

/** An Esplora server by its address (`…/api`). */
export function esploraOf(url: string, waitsMs = answerMs): Esplora {
  const ask = async (path: string): Promise<string> => {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      signal: AbortSignal.timeout(waitsMs),
    });
    if (!response.ok) throw new Error(`the source of blocks answered ${response.status}`);
    return (await response.text()).trim();
  };
  return {
    async tip() {
      const height = await ask('/blocks/tip/height');
      if (!/^\d{1,9}$/.test(height)) throw new Error('the source of blocks told no height');
      return Number(height);
    },
    async hashAt(height) {
      const hash = await ask(`/block-height/${height}`);
      if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('the source of blocks told no hash');
      return hash;
    },
  };
}
