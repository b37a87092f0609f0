import type { MarketType, Sport } from '../engine/market-type.ts';
import { americanFootballKinds } from './american-football/kinds.ts';
import { baseballKinds } from './baseball/kinds.ts';
import { basketballKinds } from './basketball/kinds.ts';
import { cricketKinds } from './cricket/kinds.ts';
import { eSportsKinds } from './e-sports/kinds.ts';
import { footballKinds } from './football/kinds.ts';
import { iceHockeyKinds } from './ice-hockey/kinds.ts';
import { outrightKinds } from './outright/kinds.ts';
import { racingKinds } from './racing/kinds.ts';
import { rallyKinds } from './rally-kinds.ts';
import { tennisKinds } from './tennis/kinds.ts';

/** The kinds of every sport; the next sport does not compile without its row. */
export const kindsOf: Readonly<Record<Sport, readonly MarketType[]>> = {
  football: footballKinds,
  basketball: basketballKinds,
  tennis: tennisKinds,
  'ice-hockey': iceHockeyKinds,
  volleyball: rallyKinds('volleyball'),
  'table-tennis': rallyKinds('table-tennis'),
  baseball: baseballKinds,
  'american-football': americanFootballKinds,
  cricket: cricketKinds,
  'e-sports': eSportsKinds,
  racing: racingKinds,
  outright: outrightKinds,
};

/** The market type of a kind within its sport; null when there is none. */
export function marketType(sport: Sport, kind: string): MarketType | null {
  return kindsOf[sport].find((type) => type.kind === kind) ?? null;
}
