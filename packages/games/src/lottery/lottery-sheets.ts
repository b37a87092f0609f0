import { fractionText } from '../engine/index.ts';
import { markdownTable } from '../slots/par/markdown.ts';
import { linesOfTier, tiers649 } from './lotto-6-49/winning-lines.ts';
import { lotteryCodes, lotteryRules, type LotteryCode } from './lottery-rules.ts';
import { prizeTables, type PrizeTable } from './prize-table.ts';

/** How numbers are drawn, a line for each lottery. */
const draws: Readonly<Record<LotteryCode, string>> = {
  'lotto-4d':
    '23 numbers of four digits: three prizes, ten special, ten consolation; a number may come again.',
  'lotto-3d': 'One number of three digits.',
  'lotto-2d': 'Two numbers of 1 to 31, in their order; they may be equal.',
  'lotto-6-49': 'Six of 49 and a bonus, without putting back.',
};

/** Lotteries whose site chooses between prize tables. */
const withTables: ReadonlySet<LotteryCode> = new Set(['lotto-3d', 'lotto-2d']);
const tablesOf = (code: LotteryCode): readonly PrizeTable[] =>
  withTables.has(code) ? prizeTables : ['pavilion'];

function returnsOf(code: LotteryCode, table: PrizeTable): string {
  const rows = lotteryRules(code, table)
    .rtp()
    .map(({ bet, rtp }) => [bet, fractionText(rtp), `${rtp.numerator}/${rtp.denominator}`]);
  const title = withTables.has(code) ? `## Return, prize table \`${table}\`` : '## Return';
  return [title, markdownTable(['bet', 'RTP', 'exact'], rows)].join('\n\n');
}

/** Of the game with a fund: how the sales are shared, and the chances of a line. */
function fundOf(): string {
  const lines = 13_983_816n;
  return [
    '## Fund',
    'Of the sales 55 % go to the fund, 5 % to the reserve of guarantees, 40 % are the house’s. What nobody wins rolls over to the next jackpot.',
    markdownTable(
      ['tier', 'of the fund', 'winning lines of 13,983,816', 'one in'],
      tiers649.map((tier) => [
        tier,
        `${shares[tier]} %`,
        String(linesOfTier[tier]),
        fractionText({ numerator: lines, denominator: linesOfTier[tier] }, 2),
      ]),
    ),
  ].join('\n\n');
}

const shares = { six: 40, five_bonus: 10, five: 10, four: 15, three: 25 } as const;

/** The sheet of a lottery: what is drawn, and the exact return of every bet, as Markdown. */
function lotterySheet(code: LotteryCode): string {
  const { name, version } = lotteryRules(code);
  return [
    `# ${name}: PAR sheet`,
    'Written by `node packages/games/scripts/write-par-sheets.ts`; a test holds it current.',
    markdownTable(
      ['', ''],
      [
        ['code', `\`${code}\``],
        ['version', String(version)],
        ['draw', draws[code]],
      ],
    ),
    ...tablesOf(code).map((table) => returnsOf(code, table)),
    ...(lotteryRules(code).hasFund ? [fundOf()] : []),
  ].join('\n\n');
}

/** The sheet of each lottery, by its code. */
export const lotterySheets: ReadonlyArray<readonly [LotteryCode, () => string]> = lotteryCodes.map(
  (code) => [code, () => lotterySheet(code)],
);
