import type { Motif } from '../motif.types.ts';

import { basketball } from './basketball.ts';
import { boxing } from './boxing.ts';
import { cricket } from './cricket.ts';
import { esports } from './esports.ts';
import { football } from './football.ts';
import { tennis } from './tennis.ts';
import { volleyball } from './volleyball.ts';

/** What sportsbook covers show. */
export const sportsbookMotifs: readonly Motif[] = [
  football,
  basketball,
  tennis,
  boxing,
  esports,
  volleyball,
  cricket,
];
