import type { CardState } from '../card-game.ts';
import type { Shoe } from '../shoe.ts';
import { cardValue, isAce } from './blackjack-cards.ts';

export type BlackjackResult = 'won' | 'lost' | 'push' | 'blackjack';

export interface BlackjackHand {
  cards: readonly number[];
  /** Minor units, the double included. */
  stakeMinor: bigint;
  doubled: boolean;
  /** It came of a split: 21 is no blackjack, aces take one card. */
  isSplit: boolean;
  isDone: boolean;
  result: BlackjackResult | null;
}

export interface BlackjackState extends CardState {
  shoe: Shoe;
  /** The first lies open, the second is seen when the hands are played. */
  dealer: readonly number[];
  hands: readonly BlackjackHand[];
  /** Whose turn it is, a place in `hands`. */
  turn: number;
  /** Asked: nothing else may be done. Null: never asked or declined; otherwise its stake. */
  insurance: 'asked' | bigint | null;
}

export const mostHands = 4;
export const blackjackActions = [
  'insurance',
  'no_insurance',
  'hit',
  'stand',
  'double',
  'split',
] as const;
export type BlackjackAction = (typeof blackjackActions)[number];

/** The hand that is played. */
export const handAt = (state: BlackjackState): BlackjackHand | undefined => state.hands[state.turn];

/** Half the base stake, rounded down. */
export const insuranceStake = ({ bet }: BlackjackState): bigint => bet.baseMinor / 2n;

function maySplit({ hands }: BlackjackState, { cards, isSplit }: BlackjackHand): boolean {
  const [a = 0, b = 0] = cards;
  const isPair = cards.length === 2 && cardValue(a) === cardValue(b);
  return isPair && hands.length < mostHands && !(isSplit && isAce(a));
}

/** What the rules allow next; empty when settled. */
export function allowedActions(state: BlackjackState): readonly BlackjackAction[] {
  if (state.isSettled) return [];
  // Half of the smallest unit is nothing to insure with.
  if (state.insurance === 'asked')
    return insuranceStake(state) > 0n ? ['insurance', 'no_insurance'] : ['no_insurance'];
  const hand = handAt(state);
  if (!hand) return [];
  return [
    'hit',
    'stand',
    ...(hand.cards.length === 2 ? (['double'] as const) : []),
    ...(maySplit(state, hand) ? (['split'] as const) : []),
  ];
}
