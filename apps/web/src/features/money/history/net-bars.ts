const scale = 1000n;

/**
 * Wire amounts as shares of the largest among them, from −1 to 1; of nothing but zeros all are 0.
 */
export function netBars(amounts: readonly string[]): number[] {
  const minor = minorOf(amounts);
  const largest = minor.reduce((most, value) => (abs(value) > most ? abs(value) : most), 0n);
  return minor.map((value) =>
    largest === 0n ? 0 : Number((value * scale) / largest) / Number(scale),
  );
}

/** The sum of wire amounts of one currency, as a wire amount. */
export function sumOf(amounts: readonly string[]): string {
  const decimals = amounts[0]?.split('.')[1]?.length ?? 0;
  const sum = minorOf(amounts).reduce((total, value) => total + value, 0n);
  const digits = abs(sum)
    .toString()
    .padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return sum < 0n ? `-${text}` : text;
}

// All of one currency, so all have the same decimals.
const minorOf = (amounts: readonly string[]): bigint[] =>
  amounts.map((amount) => BigInt(amount.replace('.', '')));

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
