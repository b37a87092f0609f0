import type { Motif } from '../motif.types.ts';

import { chain, hashCoin, vault } from './blocks.ts';

/** What hash game covers show. */
export const hashgameMotifs: readonly Motif[] = [chain, hashCoin, vault];
