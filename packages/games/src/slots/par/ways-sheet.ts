import { fractionText } from '../../engine/index.ts';
import { tableHash } from '../table-hash.ts';
import { enumerateWays } from '../ways/enumerate-ways.ts';
import { readWays, type WaysTable } from '../ways/ways-table.ts';
import { waysReturn } from '../ways/ways-return.ts';
import { approvalSection, paysOfHistogram } from './approval.ts';
import { markdownTable } from './markdown.ts';
import { checkCount, payFigures } from './pay-figures.ts';
import { exactText, figuresOf, headOf, paysOf, stripsOf } from './sheet-parts.ts';

/** The sheet of a ways machine: everything counted. */
export function waysSheet(table: WaysTable): string {
  const machine = readWays(table);
  const rtp = waysReturn(machine);
  const { betUnits, windowMost: mostUnits = 0 } = table;
  const counted = checkCount(enumerateWays(machine), { mean: rtp, mostUnits, betUnits });
  return [
    headOf(table, tableHash(table)),
    '## Return',
    markdownTable(['bet', 'RTP', 'exact'], [['base', fractionText(rtp), exactText(rtp)]]),
    figuresOf('Paid spin', payFigures(counted, betUnits)),
    approvalSection(
      table.code,
      [{ bet: 'base', rtp, costUnits: betUnits, pays: paysOfHistogram(counted) }],
      { mostUnits },
    ),
    paysOf(table, machine.read),
    stripsOf('Strips', table.strips, machine.read),
  ].join('\n\n');
}
