import type { Motif } from '../motif.types.ts';

import { cup } from './cup.ts';
import { greyhound } from './greyhound.ts';
import { jockey } from './jockey.ts';
import { hounds, neckAndNeck, sulky } from './studio-races.ts';
import { thoroughbred } from './thoroughbred.ts';

/** What horse racing covers show. */
export const horseracingMotifs: readonly Motif[] = [
  thoroughbred,
  jockey,
  cup,
  greyhound,
  neckAndNeck,
  hounds,
  sulky,
];
