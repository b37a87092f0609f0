import type { Motif } from '../motif.types.ts';

import { cup, jockey, thoroughbred } from './horse.ts';

/** What horse racing covers show. */
export const horseracingMotifs: readonly Motif[] = [thoroughbred, jockey, cup];
