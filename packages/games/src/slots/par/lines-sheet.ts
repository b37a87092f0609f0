import { fractionText, type Fraction } from '../../engine/index.ts';
import { enumerateLines } from '../lines/enumerate-lines.ts';
import { readLines, type LinesTable, type ReadLines } from '../lines/lines-machine.ts';
import { linesReturns } from '../lines/lines-returns.ts';
import { tableHash } from '../table-hash.ts';
import { markdownTable, oneIn, percent } from './markdown.ts';
import { payFigures } from './pay-figures.ts';
import { headOf, paysOf, stripsOf } from './sheet-parts.ts';

const exactOf = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** The sheet of a lines machine: everything counted. */
export function linesSheet(table: LinesTable): string {
  const machine = readLines(table);
  const returns = linesReturns(machine);
  const parts: [string, Fraction][] = [
    ['lines', returns.lines],
    ['scatters', returns.scatters],
    ['free spins', returns.freeSpins],
  ];
  return [
    headOf(table, tableHash(table)),
    '## Return',
    markdownTable(
      ['bet', 'RTP', 'exact'],
      returns.rows.map(({ bet, rtp }) => [bet, fractionText(rtp), exactOf(rtp)]),
    ),
    markdownTable(
      ['part of the base bet', 'RTP', 'exact'],
      parts.map(([name, part]) => [name, fractionText(part), exactOf(part)]),
    ),
    figuresOf('Paid spin', machine, machine.base),
    ...(machine.free.length > 0 ? [figuresOf('Free spin', machine, machine.free)] : []),
    paysOf(table, machine.read),
    stripsOf('Strips', table.strips, machine.read),
    ...(table.freeSpins
      ? [stripsOf('Strips of the free spins', table.freeSpins.strips, machine.read)]
      : []),
  ].join('\n\n');
}

function figuresOf(title: string, machine: ReadLines, strips: ReadLines['base']): string {
  const figures = payFigures(enumerateLines(machine, strips), machine.table.betUnits);
  return [
    `## ${title}, all ${figures.stops} stops`,
    markdownTable(
      ['figure', 'value'],
      [
        ['mean', percent(figures.mean)],
        ['hit rate', percent(figures.hitRate)],
        ['standard deviation', figures.deviation.toFixed(5)],
        ['most', `${figures.most} × in ${figures.mostStops} stops`],
        ...figures.atLeast.map(({ stakes, chance }) => [`${stakes} × or more`, oneIn(chance)]),
      ],
    ),
  ].join('\n\n');
}
