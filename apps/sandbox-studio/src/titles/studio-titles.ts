import { fractionText, type RtpRow, type Volatility } from '@pavilion/games';
import { families } from './families.ts';
import { arcadeTitles } from './arcade-titles.ts';
import { crashTitles } from './crash-titles.ts';
import { hashTitles } from './hash-titles.ts';
import { houseTitles } from './house-titles.ts';
import { slotTitles } from './slots/slot-titles.ts';
import type { StudioTitle } from './title.types.ts';

/**
 * Titles of third parties, by `PROVIDER/game-code`; every other entry of the catalogue is a sports
 * front.
 */
export const studioTitles: Readonly<Record<string, StudioTitle>> = {
  ...arcadeTitles,
  ...crashTitles,
  ...hashTitles,
  ...houseTitles,
  ...slotTitles,
};

/** A title by its provider's code and its own, or null. */
export function studioTitle(providerCode: string, gameCode: string): StudioTitle | null {
  const key = `${providerCode}/${gameCode}`;
  return Object.hasOwn(studioTitles, key) ? (studioTitles[key] ?? null) : null;
}

/** The returns of the ways to bet that a title offers. */
export function titleReturns({ family, bets }: StudioTitle): readonly RtpRow[] {
  const rows = families[family].rtp();
  return bets ? rows.filter(({ bet }) => bets.some((start) => bet.startsWith(start))) : rows;
}

/** A title's own volatility, or its family's. */
export const titleVolatility = ({ volatility, family }: StudioTitle): Volatility =>
  volatility ?? families[family].volatility;

/** The best of a title's returns in hundredths of a per cent, rounded down. */
export function titleRtpBasisPoints(title: StudioTitle): number {
  return Math.max(
    ...titleReturns(title).map(({ rtp }) => Number(fractionText(rtp, 4).replace('.', ''))),
  );
}
