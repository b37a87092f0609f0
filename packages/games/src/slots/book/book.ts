import { createRandomStream, type RandomStream } from '../../fairness/index.ts';

/** A book as it is stored: rounds that are drawn with fixed odds, each the play of its own seed. */
export interface BookText {
  /**
   * 64 hex characters; the stream of row r is that of this server seed, the machine's code and the
   * nonce r.
   */
  seed: string;
  /**
   * Rows before this one begin with any spin; from here on the first spin is forced to bring the
   * feature.
   */
  plainRows: number;
  /**
   * What rows of one kind pay, in units, and their weights: `"40:65536:120 …"`, pay, weight in a
   * paid spin, weight when bought.
   */
  kinds: string;
  /** The kind of each row, two digits of base 64 each. */
  rows: string;
}

/** A book ready to be drawn from. */
export interface Book {
  text: BookText;
  rows: number;
  unitsOf(row: number): number;
  weightOf(row: number, isBought: boolean): number;
  /** The sum of all weights. */
  total(isBought: boolean): number;
  /** Draws a row. */
  draw(stream: RandomStream, isBought: boolean): number;
  /** The stream a row is played on. */
  streamOf(row: number): RandomStream;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Two digits of base 64. */
export function kindDigits(kind: number): string {
  return digits.charAt(kind >> 6) + digits.charAt(kind & 63);
}

/** Reads a book. */
export function readBook(text: BookText, code: string): Book {
  const kinds = text.kinds.split(' ').map((kind) => kind.split(':').map(Number));
  const values = new Map([...digits].map((digit, value) => [digit, value]));
  const valueAt = (place: number): number => values.get(text.rows.charAt(place)) ?? 0;
  const rows = text.rows.length / 2;
  const kindOf = Uint16Array.from({ length: rows }, (_, row) => {
    return valueAt(row * 2) * 64 + valueAt(row * 2 + 1);
  });
  const field = (row: number, place: number): number => kinds[kindOf[row] ?? 0]?.[place] ?? 0;
  const sums = [1, 2].map((place) => runningSums(rows, (row) => field(row, place)));
  const sumsOf = (isBought: boolean): Float64Array => sums[isBought ? 1 : 0] ?? new Float64Array(0);
  const total = (isBought: boolean): number => sumsOf(isBought)[rows - 1] ?? 0;
  return {
    text,
    rows,
    unitsOf: (row) => field(row, 0),
    weightOf: (row, isBought) => field(row, isBought ? 2 : 1),
    total,
    draw: (stream, isBought) =>
      firstAbove(sumsOf(isBought), Number(stream.drawWide(BigInt(total(isBought))))),
    streamOf: (nonce) => createRandomStream({ serverSeed: text.seed, clientSeed: code, nonce }),
  };
}

function runningSums(rows: number, weightOf: (row: number) => number): Float64Array {
  const sums = new Float64Array(rows);
  let sum = 0;
  for (let row = 0; row < rows; row += 1) sums[row] = sum += weightOf(row);
  return sums;
}

/** The first place whose sum lies above the value. */
function firstAbove(sums: Float64Array, value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
