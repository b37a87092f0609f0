import type { Motif } from '../motif.types.ts';

import { drawnBalls, drum } from './balls.ts';
import { scratch } from './ticket.ts';

/** What lottery covers show. */
export const lotteryMotifs: readonly Motif[] = [drawnBalls, drum, scratch];
