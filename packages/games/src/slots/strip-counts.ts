import type { ReadTable } from './read-table.ts';

type Strips = readonly (readonly number[])[];

/** How often each symbol stands on each strip: by reel and symbol. */
export function countsPerReel(strips: Strips, symbols: number): readonly (readonly number[])[] {
  return strips.map((strip) =>
    Array.from({ length: symbols }, (_, symbol) => strip.filter((own) => own === symbol).length),
  );
}

/** How many of a symbol a window of a strip shows, stop by stop. */
export function shownPerStop(
  strip: readonly number[],
  is: (symbol: number) => boolean,
  rows: number,
): readonly number[] {
  return strip.map(
    (_, stop) =>
      Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length] ?? -1).filter(
        is,
      ).length,
  );
}

/** In how many of all stops together the window shows so many scatters: by their number. */
export function scatterCounts(strips: Strips, scatter: number, rows: number): readonly bigint[] {
  let counts = [1n];
  for (const strip of strips) {
    const next = Array.from({ length: counts.length + rows }, () => 0n);
    for (const shown of shownPerStop(strip, (symbol) => symbol === scatter, rows))
      for (const [count, stops] of counts.entries())
        next[count + shown] = (next[count + shown] ?? 0n) + stops;
    counts = next;
  }
  return counts;
}

/** Strips as they are drawn: codes of symbols. */
export function stripCodes(
  read: ReadTable,
  strips: readonly string[],
): readonly (readonly string[])[] {
  return strips.map((strip) => read.strip(strip).map((symbol) => read.codes[symbol] ?? ''));
}
