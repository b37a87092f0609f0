import { blackjackSides, sideMultiple, type BlackjackSide } from '../blackjack/blackjack-sides.ts';
import { cardsOf } from '../card-names.ts';
import { caribbeanStudRules } from '../caribbean-stud/caribbean-stud.game.ts';
import { casinoHoldemRules } from '../casino-holdem/casino-holdem.game.ts';
import type { CardGameCode } from '../index.ts';
import type { ShowdownCards, ShowdownRules } from '../showdown/showdown-rules.ts';
import { threeCardRules } from '../three-card-poker/three-card-poker.game.ts';
import { deucesHands, jacksHands, type VideoPokerHands } from '../video-poker/video-poker-hands.ts';

/** What a hand pays, in all, of the bet that a row names. */
export interface PayRow {
  bet: string;
  hand: string;
  pays: string;
}

/** Hands by an example of each, the best first: what a sheet says is what the rules make of it. */
type Examples = Readonly<Record<string, string>>;

const threeCards: Examples = {
  'straight flush': '2d 3d 4d',
  'three of a kind': '9d 9h 9s',
  straight: '2d 3h 4s',
  flush: '2d 5d 9d',
  pair: '9d 9h 4s',
  'high card': 'Kd 9h 4s',
};

const fiveCards: Examples = {
  'royal flush': 'Td Jd Qd Kd Ad',
  'straight flush': '5d 6d 7d 8d 9d',
  'four of a kind': '9d 9h 9s 9c Kd',
  'full house': '9d 9h 9s Kc Kd',
  flush: '2d 5d 9d Jd Kd',
  straight: '5d 6h 7s 8c 9d',
  'three of a kind': '9d 9h 9s Qc Kd',
  'two pairs': '9d 9h Qs Qc Kd',
  'pair of aces': 'Ad Ah 7s Qc Kd',
  'pair of kings': 'Kd Kh 7s Qc Jd',
};

/** Two cards of the player, and a board that gives the dealer's `4s 4c` three fours or better. */
const sevenCards: Examples = {
  'royal flush': 'Ad Kd Qd Jd Td 4h 2s',
  'straight flush': '9d 8d 7d 6d 5d 4h 2s',
  'four of a kind': '9d 9h 9s 9c Kd 4h 2s',
  'full house': '9d 9h 9s Kc Kd 4h 2s',
  flush: 'Ad 9d 7d 5d 2d 4h Ks',
  'straight and below, when it wins': '9d 8h 7s 6c 5d 4h Ks',
};

const showdownRows = (
  { settle, raise, side }: ShowdownRules,
  deal: (cards: readonly number[]) => ShowdownCards,
  hands: Examples,
  sideHands: Examples = {},
): PayRow[] => [
  ...Object.entries(hands).map(([hand, text]) => {
    const pays = settle(deal(cardsOf(text)));
    return {
      bet: `ante and ${raise.action}, dealer qualified and beaten`,
      hand,
      pays: `${pays.ante} and ${pays.raise}`,
    };
  }),
  ...(side
    ? Object.entries(sideHands).map(([hand, text]) => ({
        bet: side.name,
        hand,
        pays: String(side.multipleOf(deal(cardsOf(text)))),
      }))
    : []),
];

const pairs: Examples = {
  'same suit': '9d 9d',
  'same colour': '9d 9h',
  mixed: '9d 9s',
};
const threes: Examples = { 'suited three of a kind': '9d 9d 9d', ...threeCards };

const sideRows = (bet: BlackjackSide, hands: Examples): PayRow[] =>
  Object.entries(hands).map(([hand, text]) => {
    const [a = 0, b = 0, up = 0] = cardsOf(text);
    return { bet, hand, pays: String(sideMultiple(bet, [a, b], up)) };
  });

const machineRows = ({ rows }: VideoPokerHands): PayRow[] =>
  rows.map(({ hand, pays }) => ({
    bet: 'main',
    hand: hand.replaceAll('_', ' '),
    pays: String(pays),
  }));

const [pairSide, threeSide] = blackjackSides;
const split = (cards: readonly number[], own: number): ShowdownCards => ({
  player: cards.slice(0, own),
  board: cards.slice(own),
  dealer: cardsOf('4s 4c'),
});

/** What every hand of a game pays. */
export const payRows: Readonly<Record<CardGameCode, () => readonly PayRow[]>> = {
  blackjack: () => [
    { bet: 'main', hand: 'blackjack', pays: '2.5' },
    { bet: 'main', hand: 'any other win', pays: '2' },
    { bet: 'main', hand: 'equal totals', pays: '1' },
    { bet: 'insurance', hand: 'the dealer has a blackjack', pays: '3' },
    ...sideRows(pairSide, pairs),
    ...sideRows(threeSide, threes),
  ],
  'three-card-poker': () => {
    const against = (player: readonly number[]): ShowdownCards => ({
      player,
      board: [],
      dealer: cardsOf('Qh 5s 3c'),
    });
    return showdownRows(threeCardRules, against, threeCards, threeCards);
  },
  'casino-holdem': () =>
    showdownRows(casinoHoldemRules, (cards) => split(cards, 2), sevenCards, fiveCards),
  'caribbean-stud': () => {
    const against = (player: readonly number[]): ShowdownCards => ({
      player,
      board: [],
      dealer: cardsOf('As Kh 9s 4c 2d'),
    });
    return showdownRows(caribbeanStudRules, against, fiveCards);
  },
  'jacks-or-better': () => machineRows(jacksHands),
  'deuces-wild': () => machineRows(deucesHands),
};
