import { fractionText, type Fraction } from '../../engine/index.ts';
import { markdownTable } from '../../slots/par/markdown.ts';
import { exactText, headOf } from '../../slots/par/sheet-parts.ts';
import { tableHash } from '../../slots/table-hash.ts';
import { cardGameCodes, cardGames, type CardGameCode } from '../index.ts';
import { payRows } from './pay-rows.ts';

/** What is dealt from, in which order, and what the stated return of the main bet is that of. */
const dealt: Readonly<Record<CardGameCode, { decks: string; order: string; play: string }>> = {
  blackjack: {
    decks: '8, new for each hand',
    order:
      'player 1, dealer up, player 2, dealer hole; then each card as it is asked for; the dealer’s at the end',
    play: 'basic strategy; analysed with every card removed, splits to four hands included',
  },
  'three-card-poker': {
    decks: '1',
    order: 'player 3, dealer 3',
    play: 'queen, six, four or better is played; all 22,100 hands against all 18,424 of the dealer',
  },
  'casino-holdem': {
    decks: '1',
    order: 'player 2, flop 3, dealer 2, turn, river',
    play: 'called whenever that is better than to fold; every hole, flop, turn, river and hand of the dealer',
  },
  'caribbean-stud': {
    decks: '1',
    order: 'player 5, dealer 5, the first of them face up',
    play: 'raised whenever that is better than to fold; all 19,933,230,517,200 deals',
  },
  'jacks-or-better': {
    decks: '1',
    order: 'five; then one for each card that is not held, places from the left',
    play: 'the best of 32 holds; all 2,598,960 hands',
  },
  'deuces-wild': {
    decks: '1',
    order: 'five; then one for each card that is not held, places from the left',
    play: 'the best of 32 holds; all 2,598,960 hands',
  },
};

/** `"3"`, `"17/2"`. */
const stakesText = (stakes: Fraction): string =>
  stakes.denominator === 1n ? String(stakes.numerator) : exactText(stakes);

/**
 * SHA-256 of what a game of cards pays and returns: its version, its bets and the pays of its
 * hands.
 */
export function cardSheetHash(code: CardGameCode): string {
  const { version, mostStakes } = cardGames[code];
  const bets = cardGames[code]
    .bets()
    .map(({ bet, rtp, topMultiple }) => [bet, exactText(rtp), String(topMultiple)]);
  const most = stakesText(mostStakes);
  return tableHash({ code, version, most, bets, pays: payRows[code](), ...dealt[code] });
}

/** The sheet of a game of cards against the house, as Markdown. */
function cardSheet(code: CardGameCode): string {
  const game = cardGames[code];
  const { decks, order, play } = dealt[code];
  return [
    headOf(game, cardSheetHash(code), 'SHA-256 of pays and returns'),
    markdownTable(
      ['', ''],
      [
        ['decks', decks],
        ['order of draws', order],
        ['most that a hand takes, side bets aside', `${stakesText(game.mostStakes)} base stakes`],
      ],
    ),
    '## Return',
    markdownTable(
      ['bet', 'RTP', 'exact', 'most it pays, in its stakes'],
      game
        .bets()
        .map(({ bet, rtp, topMultiple }) => [
          bet,
          fractionText(rtp),
          exactText(rtp),
          String(topMultiple),
        ]),
    ),
    `Main bet, per unit of the base stake: ${play}. Side bets do not depend on the play.`,
    '## Pays, stake included',
    markdownTable(
      ['bet', 'hand', 'pays'],
      payRows[code]().map(({ bet, hand, pays }) => [bet, hand, pays]),
    ),
  ].join('\n\n');
}

/** The sheet of each game of cards, by its code. */
export const cardSheets: Readonly<Record<string, () => string>> = Object.fromEntries(
  cardGameCodes.map((code) => [code, () => cardSheet(code)]),
);
