const mark = '\u0000';

/** A number that JSON writes digit by digit: amounts never go through a float. */
export const wireNumber = (digits: string): string => `${mark}${digits}${mark}`;

/** JSON of an answer, with every {@link wireNumber} in it as a bare number. */
export const writeAnswer = (fields: object): string =>
  JSON.stringify(fields).replaceAll(/"\\u0000(-?[0-9.]+)\\u0000"/g, '$1');

/**
 * `"12.50"` as `"12.5"`, `"7.00"` as `"7"`: studios send more or fewer zeros than the currency has
 * decimals.
 */
export const trimDecimals = (amount: string): string =>
  amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
