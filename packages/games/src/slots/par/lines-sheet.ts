import { addFractions, fractionText, type Fraction } from '../../engine/index.ts';
import { enumerateLines } from '../lines/enumerate-lines.ts';
import { readLines, type LinesTable, type ReadLines } from '../lines/lines-table.ts';
import { linesMost, linesReturns, type LinesReturns } from '../lines/lines-returns.ts';
import { tableHash } from '../table-hash.ts';
import { markdownTable, oneIn } from './markdown.ts';
import { checkCount, payFigures } from './pay-figures.ts';
import { exactText, figuresOf, headOf, paysOf, stripsOf } from './sheet-parts.ts';
import { freeSpinFigures, roundChancesOf } from './free-spin-figures.ts';
import { approvalSection, paysOfChances, paysOfHistogram, type Claim } from './approval.ts';

/** The sheet of a lines machine: everything counted. */
export function linesSheet(table: LinesTable, withinReach?: Claim['withinReach']): string {
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
      returns.rows.map(({ bet, rtp }) => [bet, fractionText(rtp), exactText(rtp)]),
    ),
    markdownTable(
      ['part of the base bet', 'RTP', 'exact'],
      parts.map(([name, part]) => [name, fractionText(part), exactText(part)]),
    ),
    ...spinsOf(machine, returns, withinReach),
    paysOf(table, machine.read),
    stripsOf('Strips', table.strips, machine.read),
    ...(table.freeSpins
      ? [stripsOf('Strips of the free spins', table.freeSpins.strips, machine.read)]
      : []),
  ].join('\n\n');
}

function spinsOf(
  machine: ReadLines,
  returns: LinesReturns,
  withinReach: Claim['withinReach'],
): string[] {
  const { betUnits, freeSpins, windowMost } = machine.table;
  const base = checkCount(enumerateLines(machine, machine.base), {
    mean: addFractions(returns.lines, returns.scatters),
    mostUnits: windowMost?.base ?? 0,
    betUnits,
  });
  const paidSpin = figuresOf('Paid spin', payFigures(base, betUnits));
  const { code } = machine.table;
  const claim = { mostUnits: linesMost(machine).round, ...(withinReach && { withinReach }) };
  const modes = returns.rows.map(({ bet, rtp }) => ({ bet, rtp, costUnits: betUnits }));
  if (!freeSpins) {
    const pays = paysOfHistogram(base);
    const paid = modes.map((mode) => ({ ...mode, pays }));
    return [paidSpin, approvalSection(code, paid, claim)];
  }
  const free = checkCount(enumerateLines(machine, machine.free), {
    mean: returns.freeSpinPays,
    mostUnits: windowMost?.free ?? 0,
    betUnits,
  });
  const chances = roundChancesOf({ base, free, freeSpins });
  const rounds = freeSpinFigures(chances, betUnits);
  return [
    paidSpin,
    figuresOf('Free spin', payFigures(free, betUnits)),
    '## Free spins',
    markdownTable(
      ['figure', 'value', 'exact'],
      [
        ['come in a paid spin', oneIn(asNumber(returns.trigger)), exactText(returns.trigger)],
        [
          'come again in a free spin',
          oneIn(asNumber(returns.retrigger)),
          exactText(returns.retrigger),
        ],
        ['spins on average', fractionText(returns.spinsExpected, 6), ''],
        ['pay on average, in stakes', fractionText(returns.featurePays, 6), ''],
      ],
    ),
    '## Whole round, free spins and all',
    'The distribution of the sum of all spins, worked out spin by spin.',
    markdownTable(
      ['figure', 'base', ...(freeSpins.buyUnits === undefined ? [] : ['buy, in stakes'])],
      rounds.map(({ figure, base: paid, feature }) =>
        freeSpins.buyUnits === undefined ? [figure, paid] : [figure, paid, feature],
      ),
    ),
    approvalSection(
      code,
      modes.map((mode) =>
        mode.bet === 'buy'
          ? { ...mode, costUnits: freeSpins.buyUnits ?? 0, pays: paysOfChances(chances.feature) }
          : { ...mode, pays: paysOfChances(chances.base) },
      ),
      claim,
    ),
  ];
}

const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator);
