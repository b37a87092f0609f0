import { fractionText, multiplierText } from '../engine/index.ts';
import { markdownTable } from '../slots/par/markdown.ts';
import { tableMathsHash } from './table-maths.ts';
import type { AnyTableGame, BetRow, TableFlags } from './table-game.ts';

/**
 * Everything there is to count about a table's bets, as Markdown: what each pays in all and
 * returns, exactly.
 */
export function tableSheet(game: AnyTableGame): string {
  return [
    `# ${game.name}: PAR sheet`,
    'Written by `node packages/games/scripts/write-par-sheets.ts`; a test holds it current.',
    markdownTable(
      ['', ''],
      [
        ['code', `\`${game.code}\``],
        ['version', String(game.version)],
        ['SHA-256 of the bets', `\`${tableMathsHash(game)}\``],
        ['volatility', game.volatility],
        ['the most a bet pays', `${multiplierText(game.maxMultiplierE4)} ×`],
      ],
    ),
    '## Bets',
    'What a bet pays is its stake included; where it pays several sums, the highest stands here.',
    betTable(game),
    ...(game.code === 'roulette'
      ? ['## Bets at a table with la partage', betTable(game, { laPartage: true })]
      : []),
  ].join('\n\n');
}

const betTable = (game: AnyTableGame, flags?: TableFlags): string =>
  markdownTable(
    ['bet', 'pays', 'RTP', 'exact'],
    game
      .bets(flags)
      .map(({ params, multiplierE4, rtp }: BetRow) => [
        `\`${JSON.stringify(params)}\``,
        `${multiplierText(multiplierE4)} ×`,
        fractionText(rtp),
        `${rtp.numerator}/${rtp.denominator}`,
      ]),
  );
