import type { Motif } from '../motif.types.ts';

import { cabinet } from './cabinet.ts';
import { claw } from './claw.ts';
import { mines } from './mines.ts';
import { pinball } from './pinball.ts';

/** What arcade covers show. */
export const arcadeMotifs: readonly Motif[] = [cabinet, pinball, claw, mines];
