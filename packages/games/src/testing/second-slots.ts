// The slots of the second verifier: written apart from the machines, from the published strips, pays and rules.

interface Source {
  draw(n: number): number;
}
interface Verdict {
  outcome: unknown;
  multiplierE4: bigint;
}
type VerifySlot = (round: { params: Record<string, unknown> }, source: Source) => Verdict;

/** `"7 0 0 125"`: what one, two, three … of a symbol pay. */
function payList(text: string): Map<string, number[]> {
  return new Map(
    text.split(' | ').map((row) => {
      const [symbol = '', ...pays] = row.split(' ');
      return [symbol, pays.map(Number)];
    }),
  );
}

/** What a line pays: every symbol is tried with the wild in its place, the best counts. */
function bestOnLine(line: string, pays: Map<string, number[]>): number {
  let best = 0;
  for (const [symbol, row] of pays) {
    const run = [...line].findIndex((own) => own !== symbol && own !== 'W');
    best = Math.max(best, row[(run < 0 ? line.length : run) - 1] ?? 0);
  }
  return best;
}

/** Rows of the window as text, from the places the reels stopped at. */
function rowsShown(strips: readonly string[], stops: readonly number[], rows: number): string[] {
  return Array.from({ length: rows }, (_, row) =>
    strips.map((strip, reel) => strip.charAt((stops[reel]! + row) % strip.length)).join(''),
  );
}

const onLine = (shown: readonly string[], path: string): string =>
  [...path].map((row, reel) => shown[Number(row)]!.charAt(reel)).join('');

const classicStrips = [
  'WCPO7CMLPCOBMCPL7OCMPBCO',
  'CWPMO7LCPBMOCPL7CMOPCBOP',
  'OWCPLM7COPBCMLPO7CPMBOCP',
];
const classicPays = payList(
  'W 0 0 500 | 7 0 0 125 | B 0 0 50 | L 0 0 40 | M 0 0 20 | P 0 0 15 | O 0 0 8 | C 0 1 6',
);

/** Each slot as the wire page has it: stops from the left, then what stands in the window. */
export const secondSlots: Record<string, VerifySlot> = {
  'classic-3x3'(_round, { draw }) {
    const stops = classicStrips.map((strip) => draw(strip.length));
    const shown = rowsShown(classicStrips, stops, 3);
    const paths = ['111', '000', '222', '012', '210'];
    const fifths = paths.reduce(
      (sum, path) => sum + bestOnLine(onLine(shown, path), classicPays),
      0,
    );
    return { outcome: { stops: [stops] }, multiplierE4: BigInt(fifths) * 2000n };
  },
};
