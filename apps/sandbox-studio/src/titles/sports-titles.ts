import type { Volatility } from '@pavilion/games';

/**
 * A sports front of a third party in the demo: which leagues it offers, and what its prices hold
 * back.
 */
export interface SportsTitle {
  /** Codes of the studio's leagues, in the order shown. */
  leagues: readonly string[];
  /** What the prices of a match add up to above 1000. */
  marginPerMille: number;
}

const front = (marginPerMille: number, ...leagues: string[]): SportsTitle => ({
  leagues,
  marginPerMille,
});

/** Sports by a provider, by `PROVIDER/game-code`. */
const sportsTitles: Readonly<Record<string, SportsTitle>> = {
  '9W/9w-cricket': front(30, 'wm', 'sc'),
  '9W/9w-premium-sports': front(40, 'ml', 'wm', 'nc'),
  'WBET/wbet-sports': front(50, 'ml', 'nc', 'sc'),
  'WBET/wbet-virtual-league': front(60, 'vl'),
};

/** A sports front by its provider's code and its own, or null. */
export function sportsTitle(providerCode: string, gameCode: string): SportsTitle | null {
  const key = `${providerCode}/${gameCode}`;
  return Object.hasOwn(sportsTitles, key) ? (sportsTitles[key] ?? null) : null;
}

/**
 * What its prices pay back at least, in hundredths of a per cent: prices are rounded down, so the
 * whole per cent below is what holds.
 */
export const sportsRtpBasisPoints = ({ marginPerMille }: SportsTitle): number =>
  Math.floor(100_000 / (1000 + marginPerMille)) * 100;

/** Bets at prices near even money, with longer ones among them. */
export const frontVolatility: Volatility = 'medium';
