import { hmacSha256 } from '../hashes/index.ts';

const encoder = new TextEncoder();

/**
 * Numbers that a round is dealt from, in order. The same seeds and nonce give the same numbers for
 * ever.
 */
export interface RandomStream {
  /** The next 32 bits as they come. */
  word(): number;
  /** A whole number from 0 to n − 1, each exactly equally likely; 1 ≤ n ≤ 2^32. */
  draw(n: number): number;
  /** As `draw` for sums beyond 32 bits: two words, high first, when n exceeds 2^32. */
  drawWide(n: bigint): bigint;
}

/**
 * What decides a round: the server's secret, the player's text, and the number of the bet with this
 * pair.
 */
export interface RoundSeeds {
  /** 64 lower-case hex characters, used as text. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

const wordsPerBlock = 8;
const wordRange = 2 ** 32;
/** Up to here a product with a word is an exact number, below 2^53. */
const exactRange = 2 ** 21;

/**
 * The stream of the wire page "games and fairness": HMAC blocks of seed, nonce and cursor, four
 * bytes a word, big-endian.
 */
export const createRandomStream = ({ serverSeed, clientSeed, nonce }: RoundSeeds): RandomStream =>
  keyedStream(serverSeed, `${clientSeed}:${nonce}`);

/** Words of `HMAC_SHA256(key, "<message>:<block>")`, blocks counted from 0. */
export function keyedStream(secret: string, message: string): RandomStream {
  const key = encoder.encode(secret);
  let cursor = 0;
  let used = wordsPerBlock;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return streamOf(() => {
    if (used === wordsPerBlock) {
      block = new DataView(hmacSha256(key, encoder.encode(`${message}:${cursor}`)).buffer);
      cursor += 1;
      used = 0;
    }
    used += 1;
    return block.getUint32((used - 1) * 4);
  });
}

/** Draws over any source of 32-bit words: by rejection, so that no result is favoured. */
export function streamOf(word: () => number): RandomStream {
  return {
    word,
    draw: (n) => drawBelow(word, n),
    drawWide(n) {
      if (n <= BigInt(wordRange)) return BigInt(drawBelow(word, Number(n)));
      const rejected = (1n << 64n) % n;
      for (;;) {
        const product = ((BigInt(word()) << 32n) | BigInt(word())) * n;
        if ((product & 0xffffffffffffffffn) >= rejected) return product >> 64n;
      }
    },
  };
}

function drawBelow(word: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > wordRange)
    throw new RangeError(`cannot draw below ${n}`);
  const rejected = wordRange % n;
  if (n <= exactRange)
    for (;;) {
      const product = word() * n;
      const low = product % wordRange;
      if (low >= rejected) return (product - low) / wordRange;
    }
  for (;;) {
    const product = BigInt(word()) * BigInt(n);
    if (Number(product & 0xffffffffn) >= rejected) return Number(product >> 32n);
  }
}
