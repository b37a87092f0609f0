import type { Motif } from '../motif.types.ts';

import { plane, racer, rocket } from './rocket.ts';

/** What crash covers show. */
export const crashMotifs: readonly Motif[] = [rocket, plane, racer];
