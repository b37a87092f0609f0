import type { Random } from '../ids/index.ts';

/** HMAC-SHA256 of a text under a key (both as UTF-8), as 64 hexadecimal digits. */
export type HmacSha256 = (key: string, text: string) => string;

/** A player of a round with his settled turnover in it. */
export interface JackpotEntry {
  playerId: string;
  turnoverMinor: bigint;
}

export interface DrawnRound {
  roundId: string;
  /**
   * 64 hexadecimal digits. Its SHA-256, taken of these digits as text, was shown before the draw.
   */
  seed: string;
  entries: readonly JackpotEntry[];
}

const seedWords = 8;
const wordBits = 32;
const digestSpan = 2n ** 256n;

/** A seed of 256 bits as hexadecimal digits. */
export function drawSeed(random: Random): string {
  const words = Array.from({ length: seedWords }, () => Math.floor(random.next() * 2 ** wordBits));
  return words.map((word) => word.toString(16).padStart(wordBits / 4, '0')).join('');
}

/**
 * A number in [0, total), every one equally likely: the first of HMAC-SHA256(seed, `<round id>:0`),
 * `<round id>:1` … that lies below the largest multiple of `total`, reduced by `total`. Throws
 * RangeError unless `total` is positive.
 */
export function drawTicket(
  { seed, roundId }: Pick<DrawnRound, 'seed' | 'roundId'>,
  total: bigint,
  hmac: HmacSha256,
): bigint {
  if (total <= 0n) throw new RangeError('a ticket needs something to be drawn from');
  const limit = digestSpan - (digestSpan % total);
  for (let counter = 0; ; counter += 1) {
    const value = BigInt(`0x${hmac(seed, `${roundId}:${counter}`)}`);
    if (value < limit) return value % total;
  }
}

/**
 * Who wins a round: entries laid end to end in ascending order of player id, each as long as its
 * turnover; the entry that the ticket falls into. Null when there is no turnover. Depends on
 * nothing but its arguments, so anybody can draw again from the told seed.
 */
export function drawWinner(round: DrawnRound, hmac: HmacSha256): string | null {
  const entries = round.entries
    .filter(({ turnoverMinor }) => turnoverMinor > 0n)
    .toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
  const total = entries.reduce((sum, { turnoverMinor }) => sum + turnoverMinor, 0n);
  if (total === 0n) return null;
  let left = drawTicket(round, total, hmac);
  const winner = entries.find(({ turnoverMinor }) => {
    left -= turnoverMinor;
    return left < 0n;
  });
  return winner?.playerId ?? null;
}
