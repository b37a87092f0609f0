import type { Motif } from '../motif.types.ts';

import { aces, royalFlush, rummy } from './hands.ts';
import { domino, mahjong } from './tiles.ts';

/** What table game covers show. */
export const tableMotifs: readonly Motif[] = [royalFlush, aces, rummy, mahjong, domino];
