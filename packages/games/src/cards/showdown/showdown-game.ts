import {
  fraction,
  numbersFrom,
  type HandAction,
  type HandHint,
  type HandPart,
} from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import {
  actionRefusal,
  type CardEvent,
  type CardGame,
  type CardState,
  type CardStep,
  type CardValue,
  type HandBet,
} from '../card-game.ts';
import { dealerOf } from '../shoe.ts';
import { parseSideBets, sideBetsSchema, sidePart } from '../side-bets.ts';
import { raiseGain } from './showdown-gain.ts';
import type { Place, ShowdownCards, ShowdownRules } from './showdown-rules.ts';

export interface ShowdownState extends CardState {
  cards: ShowdownCards;
  folded: boolean;
}

const foldGain = fraction(-1n);

/** Which cards of a place are face down until the end, in the order they are dealt. */
function hiddenPlaces({ deals }: ShowdownRules, place: Place): readonly boolean[] {
  return deals
    .filter(({ to }) => to === place)
    .flatMap(({ count, hidden = [] }) =>
      numbersFrom(0, count).map((card) => hidden.includes(card)),
    );
}

function dealAll(rules: ShowdownRules, stream: RandomStream) {
  const next = dealerOf(1, stream);
  const cards: Record<Place, number[]> = { player: [], board: [], dealer: [] };
  const events: CardEvent[] = [];
  for (const { to, count, hidden = [] } of rules.deals)
    for (const place of numbersFrom(0, count)) {
      const card = next();
      cards[to].push(card);
      events.push({ type: 'dealt', to, hand: 0, card: hidden.includes(place) ? null : card });
    }
  return { cards, events };
}

function startHand(rules: ShowdownRules, bet: HandBet, stream: RandomStream): ShowdownState {
  const { cards, events } = dealAll(rules, stream);
  const parts: HandPart[] = [{ part: 'ante', stakeMinor: bet.baseMinor, payoutMinor: null }];
  const { side } = rules;
  const stake = side && bet.sides[side.name];
  if (side && stake !== undefined) {
    const part = sidePart(side.name, stake, side.multipleOf(cards));
    parts.push(part);
    events.push({ type: 'side', bet: side.name, payout: part.payoutMinor });
  }
  return { bet, cards, folded: false, isSettled: false, parts, events };
}

/** What lay face down, turned at the end. */
function revealed(rules: ShowdownRules, cards: ShowdownCards): CardEvent[] {
  return (['board', 'dealer'] as const).flatMap((to) =>
    hiddenPlaces(rules, to).flatMap((isHidden, place) =>
      isHidden ? [{ type: 'revealed', to, place, card: cards[to][place] ?? null }] : [],
    ),
  );
}

function fold(rules: ShowdownRules, state: ShowdownState): ShowdownState {
  const parts = state.parts.map((part) =>
    part.part === 'ante' ? { ...part, payoutMinor: 0n } : part,
  );
  const events: CardEvent[] = [
    ...state.events,
    { type: 'acted', action: 'fold', hand: 0, stake: 0n },
    ...revealed(rules, state.cards),
    { type: 'result', hand: 0, result: 'folded', payout: 0n },
  ];
  return { ...state, folded: true, isSettled: true, parts, events };
}

function goOn(rules: ShowdownRules, state: ShowdownState): ShowdownState {
  const { action, stakes } = rules.raise;
  const { result, ante, raise } = rules.settle(state.cards);
  const added = state.bet.baseMinor * stakes;
  const antePayout = state.bet.baseMinor * ante;
  const parts: HandPart[] = [
    ...state.parts.map((part) =>
      part.part === 'ante' ? { ...part, payoutMinor: antePayout } : part,
    ),
    { part: action, stakeMinor: added, payoutMinor: added * raise },
  ];
  const events: CardEvent[] = [
    ...state.events,
    { type: 'acted', action, hand: 0, stake: added },
    ...revealed(rules, state.cards),
    { type: 'result', hand: 0, result, payout: antePayout + added * raise },
  ];
  return { ...state, isSettled: true, parts, events };
}

function hintOf(rules: ShowdownRules, { cards, isSettled }: ShowdownState): HandHint | null {
  if (isSettled) return null;
  const gain = raiseGain(rules, cards);
  const raise = { action: rules.raise.action, params: {}, gain };
  const folded = { action: 'fold', params: {}, gain: foldGain };
  const isRaise = gain.numerator > -gain.denominator;
  return { options: isRaise ? [raise, folded] : [folded, raise] };
}

/** Cards of a place as the player may know them. */
function shown(rules: ShowdownRules, state: ShowdownState, place: Place): CardValue {
  const hidden = hiddenPlaces(rules, place);
  return state.cards[place].map((card, index) => (!state.isSettled && hidden[index] ? null : card));
}

/** The game of such rules. */
export function showdownGame(rules: ShowdownRules): CardGame<ShowdownState> {
  const { raise, side, code, name, volatility } = rules;
  const names = side ? [side.name] : [];
  const allowed = ({ isSettled }: ShowdownState): string[] =>
    isSettled ? [] : [raise.action, 'fold'];
  return {
    code,
    name,
    category: 'table',
    version: 1,
    volatility,
    mostStakes: fraction(1n + raise.stakes),
    bets: () => rules.bets,
    paramsSchema: sideBetsSchema(names),
    parseParams: (raw, exponent) => parseSideBets(raw, names, exponent),
    start: (bet, stream) => startHand(rules, bet, stream),
    act(state, { action }: HandAction): CardStep<ShowdownState> {
      const refusal = actionRefusal(allowed(state), [raise.action, 'fold'], action);
      if (refusal) return { ok: false, refusal };
      return { ok: true, state: action === 'fold' ? fold(rules, state) : goOn(rules, state) };
    },
    allowed,
    costOf: ({ bet }, action) => (action === raise.action ? bet.baseMinor * raise.stakes : 0n),
    outcomeOf: (state) => ({
      player: state.cards.player,
      ...(rules.hasBoard ? { board: shown(rules, state, 'board') } : {}),
      dealer: shown(rules, state, 'dealer'),
      folded: state.folded,
    }),
    finishBy: ({ isSettled }) => (isSettled ? null : { action: 'fold', params: {} }),
    hint: (state) => hintOf(rules, state),
  };
}
