import type { Motif } from '../motif.types.ts';

import { cabinet, claw, mines, pinball } from './machines.ts';

/** What arcade covers show. */
export const arcadeMotifs: readonly Motif[] = [cabinet, pinball, claw, mines];
