import type { Motif } from '../motif.types.ts';

import { chainCockpit } from './chain-cockpit.ts';
import { clockwork } from './clockwork.ts';
import { champion, duel } from './rooster.ts';

/** What sabong covers show. */
export const sabongMotifs: readonly Motif[] = [champion, duel, chainCockpit, clockwork];
