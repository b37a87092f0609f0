import { fraction, type HandAction, type HandHint, type HandPart } from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import {
  actionRefusal,
  type CardEvent,
  type CardGame,
  type CardStep,
  type HandBet,
} from '../card-game.ts';
import { handOfCards } from '../hand-of-cards.ts';
import { drawCards, fullShoe } from '../shoe.ts';
import { parseSideBets, sideBetsSchema, sidePart } from '../side-bets.ts';
import { basicStrategy } from './basic-strategy.ts';
import { isAce } from './blackjack-cards.ts';
import { drawTo, goOn, peek, telling, withHand } from './blackjack-play.ts';
import { blackjackSides, sideMultiple } from './blackjack-sides.ts';
import {
  allowedActions,
  blackjackActions,
  handAt,
  insuranceStake,
  type BlackjackHand,
  type BlackjackState,
} from './blackjack-state.ts';

const decks = 8;

const freshHand = (cards: readonly number[], stakeMinor: bigint): BlackjackHand => ({
  cards,
  stakeMinor,
  doubled: false,
  isSplit: false,
  isDone: false,
  result: null,
});

const handPart = (stakeMinor: bigint): HandPart => ({
  part: 'hand',
  stakeMinor,
  payoutMinor: null,
});

/** What the side bets come to: decided by the first cards. */
function sidesOf({ sides }: HandBet, player: readonly number[], up: number): HandPart[] {
  return blackjackSides.flatMap((side) => {
    const stake = sides[side];
    return stake === undefined ? [] : [sidePart(side, stake, sideMultiple(side, player, up))];
  });
}

function startHand(bet: HandBet, stream: RandomStream): BlackjackState {
  const { shoe, cards } = drawCards(fullShoe(decks), stream, 4);
  const [first = 0, up = 0, second = 0, hole = 0] = cards;
  const player = [first, second];
  const dealt = (to: string, card: number | null): CardEvent => ({
    type: 'dealt',
    to,
    hand: 0,
    card,
  });
  const sides = sidesOf(bet, player, up);
  const state: BlackjackState = {
    bet,
    shoe,
    dealer: [up, hole],
    hands: [freshHand(player, bet.baseMinor)],
    turn: 0,
    insurance: isAce(up) ? 'asked' : null,
    isSettled: false,
    parts: [handPart(bet.baseMinor), ...sides],
    events: [
      dealt('player', first),
      dealt('dealer', up),
      dealt('player', second),
      dealt('dealer', null),
      ...sides.map(({ part, payoutMinor }) => ({ type: 'side', bet: part, payout: payoutMinor })),
    ],
  };
  return isAce(up) ? telling(state, { type: 'asked', insurance: bet.baseMinor / 2n }) : peek(state);
}

function split(state: BlackjackState): BlackjackState {
  const hand = handAt(state);
  if (!hand) return state;
  const halves = hand.cards.map((card) => ({
    ...freshHand([card], state.bet.baseMinor),
    isSplit: true,
  }));
  const hands = state.hands.flatMap((other, place) => (place === state.turn ? halves : [other]));
  return { ...state, hands };
}

const costOf = (state: BlackjackState, action: string): bigint => {
  if (action === 'insurance') return insuranceStake(state);
  return action === 'double' || action === 'split' ? state.bet.baseMinor : 0n;
};

/** Does an allowed action; what it takes is told and taken first. */
function doAction(state: BlackjackState, action: string, stream: RandomStream): BlackjackState {
  const cost = costOf(state, action);
  const { turn } = state;
  const acted = telling(state, { type: 'acted', action, hand: turn, stake: cost });
  const part = action === 'insurance' ? { ...handPart(cost), part: 'insurance' } : handPart(cost);
  const paid = cost > 0n ? { ...acted, parts: [...acted.parts, part] } : acted;
  switch (action) {
    case 'insurance':
      return peek({ ...paid, insurance: cost });
    case 'no_insurance':
      return peek({ ...paid, insurance: null });
    case 'stand':
      return goOn(withHand(paid, turn, { isDone: true }), stream);
    case 'double': {
      const stakeMinor = (handAt(paid)?.stakeMinor ?? 0n) + cost;
      return goOn(
        drawTo(withHand(paid, turn, { doubled: true, stakeMinor }), turn, stream),
        stream,
      );
    }
    case 'split':
      return goOn(split(paid), stream);
    default:
      return goOn(drawTo(paid, turn, stream), stream);
  }
}

function hintOf(state: BlackjackState): HandHint | null {
  const hand = handAt(state);
  if (state.isSettled || !hand) return null;
  if (state.insurance === 'asked') return { options: [{ action: 'no_insurance', params: {} }] };
  const { action, row } = basicStrategy(hand.cards, state.dealer[0] ?? 0, allowedActions(state));
  return { options: [{ action, params: {} }], row };
}

function finishBy(state: BlackjackState): HandAction | null {
  if (state.isSettled) return null;
  return { action: state.insurance === 'asked' ? 'no_insurance' : 'stand', params: {} };
}

/**
 * Blackjack with eight decks, new for each hand; the dealer stands on all 17, splits go to four
 * hands.
 */
export const blackjack: CardGame<BlackjackState> = {
  code: 'blackjack',
  name: 'Blackjack',
  category: 'table',
  version: 1,
  volatility: 'low',
  // Four hands, each doubled, and the insurance.
  mostStakes: fraction(17n, 2n),
  bets: () => [
    // By basic strategy; an analysis with every card removed, splits to four included. No short
    // fraction.
    { bet: 'main', topMultiple: 16n, rtp: fraction(99_567_522n, 100_000_000n) },
    { bet: 'perfect_pairs', topMultiple: 26n, rtp: fraction(398n, 415n) },
    { bet: 'twenty_one_three', topMultiple: 101n, rtp: fraction(119_489n, 124_085n) },
    { bet: 'insurance', topMultiple: 3n, rtp: fraction(384n, 415n) },
  ],
  paramsSchema: sideBetsSchema(blackjackSides),
  parseParams: (raw, exponent) => parseSideBets(raw, blackjackSides, exponent),
  start: startHand,
  act(state, { action }, stream): CardStep<BlackjackState> {
    const refusal = actionRefusal(allowedActions(state), blackjackActions, action);
    return refusal ? { ok: false, refusal } : { ok: true, state: doAction(state, action, stream) };
  },
  allowed: allowedActions,
  costOf,
  outcomeOf: ({ dealer, hands, insurance, parts, isSettled }) => ({
    dealer: isSettled ? dealer : [dealer[0] ?? 0, null],
    hands: hands.map(({ cards, stakeMinor, doubled, result }) => ({
      cards,
      stake: stakeMinor,
      doubled,
      result,
    })),
    insurance: typeof insurance === 'bigint' ? insurance : null,
    side: Object.fromEntries(
      parts
        .filter(({ part }) => blackjackSides.some((side) => side === part))
        .map(({ part, payoutMinor }) => [part, payoutMinor]),
    ),
  }),
  finishBy,
  hint: hintOf,
};

/** The same as the engine of hands plays it. */
export const blackjackHand = handOfCards(blackjack);
