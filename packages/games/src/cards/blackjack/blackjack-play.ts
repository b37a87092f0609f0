import type { RandomStream } from '../../fairness/index.ts';
import type { HandPart } from '../../engine/index.ts';
import type { CardEvent } from '../card-game.ts';
import { drawCard } from '../shoe.ts';
import {
  blackjackPays,
  cardValue,
  handTotal,
  insurancePays,
  isAce,
  isBlackjack,
  isBust,
} from './blackjack-cards.ts';
import type { BlackjackHand, BlackjackResult, BlackjackState } from './blackjack-state.ts';

const dealerStands = 17;

/** The state with something more told. */
export const telling = (
  state: BlackjackState,
  ...events: readonly CardEvent[]
): BlackjackState => ({
  ...state,
  events: [...state.events, ...events],
});

/** The state with its hand at a place changed. */
export const withHand = (
  state: BlackjackState,
  place: number,
  change: Partial<BlackjackHand>,
): BlackjackState => ({
  ...state,
  hands: state.hands.map((hand, at) => (at === place ? { ...hand, ...change } : hand)),
});

/** Gives a hand its next card; one that comes to 21 or more stands by itself, a split ace too. */
export function drawTo(state: BlackjackState, place: number, stream: RandomStream): BlackjackState {
  const { shoe, card } = drawCard(state.shoe, stream);
  const hand = state.hands[place];
  const cards = [...(hand?.cards ?? []), card];
  const isDone =
    handTotal(cards).total >= 21 || hand?.doubled === true || isSplitAce(hand, cards[0]);
  const drawn = withHand({ ...state, shoe }, place, { cards, isDone });
  return telling(drawn, { type: 'drawn', hand: place, card });
}

const isSplitAce = (hand: BlackjackHand | undefined, first = 0): boolean =>
  hand?.isSplit === true && isAce(first);

/** On to the next hand that has something to decide; after the last the dealer plays. */
export function goOn(state: BlackjackState, stream: RandomStream): BlackjackState {
  const hand = state.hands[state.turn];
  if (!hand) return finish(dealerPlays(reveal(state), stream));
  if (hand.isDone) return goOn({ ...state, turn: state.turn + 1 }, stream);
  // A hand of a split gets its second card when its turn comes.
  if (hand.cards.length === 1) return goOn(drawTo(state, state.turn, stream), stream);
  return state;
}

const reveal = (state: BlackjackState): BlackjackState =>
  telling(state, { type: 'revealed', to: 'dealer', place: 1, card: state.dealer[1] ?? null });

/** The dealer draws to 17 while a hand is still against it. */
function dealerPlays(state: BlackjackState, stream: RandomStream): BlackjackState {
  const isOpen = state.hands.some(({ cards }) => !isBust(cards));
  if (!isOpen || handTotal(state.dealer).total >= dealerStands) return state;
  const { shoe, card } = drawCard(state.shoe, stream);
  const drawn = { ...state, shoe, dealer: [...state.dealer, card] };
  const event: CardEvent = { type: 'dealt', to: 'dealer', hand: 0, card };
  return dealerPlays(telling(drawn, event), stream);
}

/**
 * When the dealer may have a blackjack it looks: if so, or the player has one, the hand is over.
 */
export function peek(state: BlackjackState): BlackjackState {
  const [up = 0] = state.dealer;
  const looked = cardValue(up) >= 10 ? telling(state, { type: 'peeked' }) : state;
  const isOver = isBlackjack(state.dealer) || isBlackjack(state.hands[0]?.cards ?? []);
  return isOver ? finish(reveal(looked)) : looked;
}

function resultOf({ cards, isSplit }: BlackjackHand, dealer: readonly number[]): BlackjackResult {
  const own = isBlackjack(cards) && !isSplit;
  if (own || isBlackjack(dealer)) {
    if (own && isBlackjack(dealer)) return 'push';
    return own ? 'blackjack' : 'lost';
  }
  if (isBust(cards)) return 'lost';
  const lead = handTotal(cards).total - handTotal(dealer).total;
  if (isBust(dealer) || lead > 0) return 'won';
  return lead === 0 ? 'push' : 'lost';
}

function payoutOf(stakeMinor: bigint, result: BlackjackResult): bigint {
  if (result === 'blackjack')
    return (stakeMinor * blackjackPays.numerator) / blackjackPays.denominator;
  if (result === 'won') return stakeMinor * 2n;
  return result === 'push' ? stakeMinor : 0n;
}

/** Settles every hand and the insurance. */
function finish(state: BlackjackState): BlackjackState {
  const hands = state.hands.map((hand) => ({ ...hand, result: resultOf(hand, state.dealer) }));
  const payouts = hands.map(({ stakeMinor, result }) => payoutOf(stakeMinor, result));
  const { insurance } = state;
  const insured = typeof insurance === 'bigint' ? insurance : 0n;
  const insurancePayout = isBlackjack(state.dealer) ? insured * insurancePays : 0n;
  const events: CardEvent[] = [
    ...(insured > 0n ? [{ type: 'side', bet: 'insurance', payout: insurancePayout }] : []),
    ...hands.map(({ result }, hand) => ({
      type: 'result',
      hand,
      result,
      payout: payouts[hand] ?? 0n,
    })),
  ];
  const sides = state.parts.filter(({ payoutMinor }) => payoutMinor !== null);
  const parts: HandPart[] = [
    ...hands.map(({ stakeMinor }, hand) => ({
      part: 'hand',
      stakeMinor,
      payoutMinor: payouts[hand] ?? 0n,
    })),
    ...(insured > 0n
      ? [{ part: 'insurance', stakeMinor: insured, payoutMinor: insurancePayout }]
      : []),
    ...sides,
  ];
  return telling({ ...state, hands, parts, isSettled: true }, ...events);
}
