import type { ReadTable } from '../read-table.ts';
import type { MachineTable } from '../slot-machine.ts';
import { markdownTable } from './markdown.ts';

/** Name, version and hash of a machine. */
export function headOf(table: MachineTable, hash: string): string {
  return [
    `# ${table.name}: PAR sheet`,
    'Written by `node packages/games/scripts/write-par-sheets.ts`; a test holds it current.',
    markdownTable(
      ['', ''],
      [
        ['code', `\`${table.code}\``],
        ['version', String(table.version)],
        ['SHA-256 of the table', `\`${hash}\``],
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
