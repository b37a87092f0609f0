import type { Fraction } from '../../engine/index.ts';
import type { ReadTable } from '../read-table.ts';
import type { MachineTable } from '../slot-machine.ts';
import { markdownTable, oneIn, percent } from './markdown.ts';
import type { PayFigures } from './pay-figures.ts';

/** Name, version and hash of a machine or another game. */
export function headOf(
  table: Pick<MachineTable, 'code' | 'name' | 'version' | 'volatility'>,
  hash: string,
  hashOf = 'SHA-256 of the table',
): string {
  return [
    `# ${table.name}: PAR sheet`,
    'Written by `node packages/games/scripts/write-par-sheets.ts`; a test holds it current.',
    markdownTable(
      ['', ''],
      [
        ['code', `\`${table.code}\``],
        ['version', String(table.version)],
        [hashOf, `\`${hash}\``],
        ['volatility', table.volatility],
      ],
    ),
  ].join('\n\n');
}

/** The pay table, in stakes. */
export function paysOf(table: MachineTable, read: ReadTable): string {
  return [
    '## Pays, in stakes',
    markdownTable(
      ['symbol', 'letter', 'count', 'pays'],
      read.payRows.map(({ symbol, count, multiplier }) => [
        symbol,
        table.symbols.find(({ code }) => code === symbol)?.key ?? '',
        String(count),
        multiplier,
      ]),
    ),
  ].join('\n\n');
}

/** Strips and how often each symbol stands on them. */
export function stripsOf(title: string, strips: readonly string[], read: ReadTable): string {
  const counts = read.codes.map((code, symbol) => [
    code,
    ...strips.map((strip) => String(read.strip(strip).filter((own) => own === symbol).length)),
  ]);
  const reels = strips.map((_, reel) => `reel ${reel + 1}`);
  return [
    `## ${title}`,
    ['```text', ...strips, '```'].join('\n'),
    markdownTable(['symbol', ...reels], counts),
  ].join('\n\n');
}

/** `"211/220"`; of a very long fraction, how long it is. */
export function exactText({ numerator, denominator }: Fraction): string {
  const text = `${numerator}/${denominator}`;
  return text.length <= 60
    ? text
    : `a fraction of ${text.length - 1} digits, worked out by the tests`;
}

/** What counting every stop shows. */
export function figuresOf(title: string, figures: PayFigures): string {
  return [
    `## ${title}`,
    `Cycle: ${figures.stops}.`,
    markdownTable(
      ['figure', 'value'],
      [
        ['mean', percent(figures.mean)],
        ['hit rate', percent(figures.hitRate)],
        ['standard deviation', figures.deviation.toFixed(5)],
        ['most', `${figures.most} ×, ${oneIn(figures.mostStops / figures.stops)}`],
        ...figures.atLeast.map(({ stakes, chance }) => [`${stakes} × or more`, oneIn(chance)]),
      ],
    ),
  ].join('\n\n');
}
