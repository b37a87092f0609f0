import type { Motif } from '../motif.types.ts';

import { chain } from './chain.ts';
import { hashCoin } from './hash-coin.ts';
import { vault } from './vault.ts';

/** What hash game covers show. */
export const hashgameMotifs: readonly Motif[] = [chain, hashCoin, vault];
