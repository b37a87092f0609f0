import {
  cardGames,
  handOfCards,
  tableGames,
  type HandGame,
  type InstantGame,
} from '@pavilion/games';
import { lotteryGames } from '@pavilion/games/lottery/index';
import { quickBingo } from './bingo/quick-bingo.game.ts';
import { bigTwo } from './cards/big-two.game.ts';
import { fixedHoldem } from './cards/fixed-holdem.game.ts';
import { redDog } from './cards/red-dog.game.ts';
import { thirteen } from './cards/thirteen.game.ts';
import { tongits } from './cards/tongits.game.ts';
import { volley } from './fish/volley.game.ts';
import { bullBull } from './live/bull-bull.ts';
import { faro } from './live/faro.ts';
import { layoutOf } from './live/layout-game.ts';
import { sabongTable } from './live/sabong.ts';
import { teenPatti } from './live/teen-patti.ts';
import { drumLottery } from './lottery/drum.game.ts';
import { boostOf, numberLottery } from './lottery/number-lottery.ts';
import { raceLayout } from './racing/race-layout.game.ts';

const { 'lotto-4d': lotto4d, 'lotto-3d': lotto3d, 'lotto-2d': lotto2d } = lotteryGames();

/** Tables with a layout of bets, one player each. */
export const layoutFamilies = {
  baccarat: layoutOf(tableGames.baccarat),
  'baccarat-no-commission': layoutOf(tableGames['baccarat-no-commission']),
  'dragon-tiger': layoutOf(tableGames['dragon-tiger']),
  roulette: layoutOf(tableGames.roulette),
  'sic-bo': layoutOf(tableGames['sic-bo']),
  'andar-bahar': layoutOf(tableGames['andar-bahar']),
  'fortune-wheel': layoutOf(tableGames['fortune-wheel']),
  'bull-bull': layoutOf(bullBull),
  'teen-patti': layoutOf(teenPatti),
  faro: layoutOf(faro),
  sabong: layoutOf(sabongTable),
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
} as const satisfies Record<string, InstantGame<any>>;
export type LayoutFamilyCode = keyof typeof layoutFamilies;

/** Hands of cards against the house or against computers. */
export const cardFamilies = {
  blackjack: handOfCards(cardGames.blackjack),
  'three-card-poker': handOfCards(cardGames['three-card-poker']),
  'casino-holdem': handOfCards(cardGames['casino-holdem']),
  'caribbean-stud': handOfCards(cardGames['caribbean-stud']),
  'jacks-or-better': handOfCards(cardGames['jacks-or-better']),
  'red-dog': redDog,
  'fixed-holdem': fixedHoldem,
  'thirteen-cards': thirteen,
  'big-two': bigTwo,
  tongits,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
} as const satisfies Record<string, HandGame<any>>;
export type CardFamilyCode = keyof typeof cardFamilies;

/** Games of the halls: tables, cards, draws, bingo, fish and races, each played for one. */
export const houseFamilies = {
  ...layoutFamilies,
  ...cardFamilies,
  // Drawn at once and without an agent between, they pay more than the public draws.
  'lotto-4d': numberLottery('instant-4d', lotto4d, boostOf(145n)),
  'lotto-3d': numberLottery('instant-3d', lotto3d, boostOf(125n)),
  'lotto-2d': numberLottery('instant-2d', lotto2d, boostOf(125n)),
  drum: drumLottery,
  bingo: quickBingo,
  fishing: volley,
  races: raceLayout,
} as const;
export type HouseFamilyCode = keyof typeof houseFamilies;
