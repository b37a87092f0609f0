import { fractionText, multiplierText, type RoundGame, type TableBet } from '../engine/index.ts';
import { markdownTable } from '../slots/par/markdown.ts';

/**
 * Everything there is to count about the bets of a game of pools, as Markdown: what each returns,
 * exactly, before breakage.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- its bets are named, not read
export function poolSheet({ code, name, version, volatility, table }: RoundGame<any, any>): string {
  if (!table) throw new RangeError('a game of pools has a table');
  return [
    `# ${name}: PAR sheet`,
    'Written by `node packages/games/scripts/write-par-sheets.ts`; a test holds it current.',
    markdownTable(
      ['', ''],
      [
        ['code', `\`${code}\``],
        ['version', String(version)],
        ['SHA-256 of the bets', `\`${table.mathsHash()}\``],
        ['volatility', volatility],
      ],
    ),
    '## Bets',
    'Bets of a pool pay what others staked, less what the house takes, broken down; at fixed odds a price stands with the card of the race and returns this at most.',
    markdownTable(['bet', 'pays', 'RTP at most', 'exact'], table.bets().map(rowOf)),
  ].join('\n\n');
}

const rowOf = ({ params, multiplierE4, rtp }: TableBet): string[] => [
  `\`${JSON.stringify(params)}\``,
  multiplierE4 === 0n ? 'by card or pool' : `${multiplierText(multiplierE4)} ×`,
  fractionText(rtp),
  `${rtp.numerator}/${rtp.denominator}`,
];
