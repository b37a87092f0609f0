/**
 * What the last letter counts as in a hash without any digit, once in 10^27: three odd, three even,
 * three small, three big.
 */
const letterDigits: Record<string, number> = { a: 0, b: 1, c: 2, d: 5, e: 6, f: 7 };

/** The last digit of a hash in hex, letters skipped. */
export function lastDigitOf(hex: string): number {
  const digit = /(\d)\D*$/.exec(hex)?.[1];
  return digit === undefined ? (letterDigits[hex.at(-1) ?? ''] ?? 0) : Number(digit);
}

/**
 * What a character counts: a digit itself, a letter nothing (or ten, which is the same in the last
 * place of a sum).
 */
export function pointsOf(characters: string): number {
  const sum = [...characters].reduce(
    (total, character) => total + (/\d/.test(character) ? Number(character) : 0),
    0,
  );
  return sum % 10;
}

/** Of the 16 characters, how many count 0 to 9. */
export const characterWeights: readonly bigint[] = [7n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n, 1n];

/** Of the 256 pairs of characters, how many sum to 0 to 9 in the last place. */
export const pairWeights: readonly bigint[] = characterWeights.map((_, sum) =>
  characterWeights.reduce(
    (total, weight, first) => total + weight * (characterWeights[(sum - first + 10) % 10] ?? 0n),
    0n,
  ),
);
