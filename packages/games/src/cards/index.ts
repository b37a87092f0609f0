import { blackjack } from './blackjack/blackjack.game.ts';
import type { AnyCardGame } from './card-game.ts';
import { caribbeanStud } from './caribbean-stud/caribbean-stud.game.ts';
import { casinoHoldem } from './casino-holdem/casino-holdem.game.ts';
import { threeCardPoker } from './three-card-poker/three-card-poker.game.ts';
import { deucesWild } from './video-poker/deuces-wild.game.ts';
import { jacksOrBetter } from './video-poker/jacks-or-better.game.ts';

export { handOfCards } from './hand-of-cards.ts';
export {
  payoutOfHand,
  replayHand,
  stakeOf,
  viewFor,
  type AnyCardGame,
  type CardBetRow,
  type CardEvent,
  type CardGame,
  type CardState,
  type CardStep,
  type CardValue,
  type HandBet,
  type HandView,
  type SideBets,
} from './card-game.ts';

/** Codes of the card games against the house, in the order the lobby shows them. */
export const cardGameCodes = [
  'blackjack',
  'three-card-poker',
  'casino-holdem',
  'caribbean-stud',
  'jacks-or-better',
  'deuces-wild',
] as const;
export type CardGameCode = (typeof cardGameCodes)[number];

/** Every card game against the house. A code without its game does not compile. */
export const cardGames: Record<CardGameCode, AnyCardGame> = {
  blackjack,
  'three-card-poker': threeCardPoker,
  'casino-holdem': casinoHoldem,
  'caribbean-stud': caribbeanStud,
  'jacks-or-better': jacksOrBetter,
  'deuces-wild': deucesWild,
};
