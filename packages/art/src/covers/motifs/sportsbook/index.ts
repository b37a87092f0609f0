import type { Motif } from '../motif.types.ts';

import { basketball, boxing, esports, football, tennis, volleyball } from './balls.ts';

/** What sportsbook covers show. */
export const sportsbookMotifs: readonly Motif[] = [
  football,
  basketball,
  tennis,
  boxing,
  esports,
  volleyball,
];
