import type { Motif } from '../motif.types.ts';

import { bingoBalls, bingoCard } from './card.ts';

/** What bingo covers show. */
export const bingoMotifs: readonly Motif[] = [bingoCard, bingoBalls];
