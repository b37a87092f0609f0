// chunk: standing
/**
 * The ways players read a price (domain rules 2.1). The decimal price in thousandths, `oddsMilli`,
 * is the stored truth.
 */
export const oddsFormats = [
  'decimal',
  'fractional',
  'american',
  'hongkong',
  'malay',
  'indonesian',
] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** Lowest and highest price a text may name: 1.001 and 10000.00. */
export const oddsMilliBounds = { min: 1_001, max: 10_000_000 } as const;

export function isOddsFormat(text: string): text is OddsFormat {
  return (oddsFormats as readonly string[]).includes(text);
}

/**
 * Throws RangeError unless the price is a whole number of thousandths above 1.000: anything else is
 * a bug.
 */
export function assertOddsMilli(oddsMilli: number): void {
  if (!Number.isSafeInteger(oddsMilli) || oddsMilli <= 1000) {
    throw new RangeError(`odds must be whole thousandths above 1000, got ${oddsMilli}`);
  }
}
