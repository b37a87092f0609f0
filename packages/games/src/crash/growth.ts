// m(t) = e^(6e-5 · t), t in whole milliseconds, in fixed point: floating point differs between
// machines in its last digit, and a last digit decides a cash-out. The powers hold 256 binary
// places; all multiplications together lose less than 2^-225 of the value.

const binaryPlaces = 256n;
const one = 1n << binaryPlaces;
const timeBits = 20;
/** Later than any round can end: 2^20 ms, where the multiplier is 10^27. */
const lastMs = 2 ** timeBits - 1;

/** e^(3/50 000 · 2^k), for each bit of a time. */
const powers = powersOfGrowth();

function powersOfGrowth(): readonly bigint[] {
  let term = one;
  let sum = one;
  for (let n = 1n; term > 0n; n += 1n) {
    term = (term * 3n) / (50_000n * n);
    sum += term;
  }
  const squares = [sum];
  for (let bit = 1; bit < timeBits; bit += 1) {
    const before = squares[bit - 1] ?? one;
    squares.push((before * before) >> binaryPlaces);
  }
  return squares;
}

/**
 * The multiplier so long after the start, in hundredths, rounded down: 100 at 0 ms, 200 at 11 553
 * ms.
 */
export function growthHundredths(elapsedMs: number): bigint {
  const time = Math.min(lastMs, Math.max(0, Math.floor(elapsedMs)));
  let product = 100n * one;
  for (const [bit, power] of powers.entries())
    if (time & (1 << bit)) product = (product * power) >> binaryPlaces;
  return product >> binaryPlaces;
}

/** The first whole millisecond at which the multiplier stands at this many hundredths or above. */
export function growthReachesMs(hundredths: bigint): number {
  let reached = lastMs;
  for (let bit = timeBits - 1; bit >= 0; bit -= 1) {
    const earlier = reached - 2 ** bit;
    if (earlier >= 0 && growthHundredths(earlier) >= hundredths) reached = earlier;
  }
  return reached;
}
