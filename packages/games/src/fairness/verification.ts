import { seedHashOf } from './seeds.ts';

export type SeedFinding = 'verified' | 'notRevealed' | 'altered';

/**
 * Whether a revealed server seed is the one that was committed to. Before it is revealed nothing
 * can be verified.
 */
export function checkSeed(serverSeed: string | null, serverSeedHash: string): SeedFinding {
  if (serverSeed === null) return 'notRevealed';
  return seedHashOf(serverSeed) === serverSeedHash ? 'verified' : 'altered';
}

/** What names a round's numbers: the same twice means the same numbers twice. */
export interface NonceUse {
  serverSeedHash: string;
  nonce: number;
}

/**
 * The later ones of rounds that were dealt from the same seed and nonce; none, when all is right.
 */
export function reusedNonces<Round extends NonceUse>(rounds: readonly Round[]): readonly Round[] {
  const seen = new Set<string>();
  return rounds.filter(({ serverSeedHash, nonce }) => {
    const use = `${serverSeedHash}:${nonce}`;
    if (seen.has(use)) return true;
    seen.add(use);
    return false;
  });
}
