import {
  fraction,
  ParamReader,
  type Fraction,
  type HandAction,
  type HandHint,
  type Parsed,
  type Refusal,
  type Volatility,
} from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import {
  actionRefusal,
  type CardEvent,
  type CardGame,
  type CardState,
  type CardStep,
  type HandBet,
} from '../card-game.ts';
import { suitRanks } from '../poker-hands/index.ts';
import { drawCards, fullShoe, type Shoe } from '../shoe.ts';
import { parseSideBets, sideBetsSchema } from '../side-bets.ts';
import { holdGains } from './hold-gains.ts';
import type { VideoPokerPays } from './video-poker-pays.ts';

export interface VideoPokerState extends CardState {
  shoe: Shoe;
  dealt: readonly number[];
  /** Places that were held, and the five cards that count; null while open. */
  end: { held: readonly number[]; final: readonly number[] } | null;
}

export interface VideoPokerRules {
  code: string;
  name: string;
  volatility: Volatility;
  pays: VideoPokerPays;
  /** With the best play. */
  rtp: Fraction;
  topMultiple: bigint;
}

const handSize = 5;

function startHand(bet: HandBet, stream: RandomStream): VideoPokerState {
  const { shoe, cards } = drawCards(fullShoe(1), stream, handSize);
  return {
    bet,
    shoe,
    dealt: cards,
    end: null,
    isSettled: false,
    parts: [{ part: 'ante', stakeMinor: bet.baseMinor, payoutMinor: null }],
    events: cards.map((card) => ({ type: 'dealt', to: 'player', hand: 0, card })),
  };
}

/** Places 0 to 4, each once, in rising order; none is a choice too. */
function readHeld(action: HandAction): Parsed<readonly number[]> {
  const reader = new ParamReader(action.params);
  const value = reader.raw('hold');
  if (Array.isArray(value) && value.length === 0) return reader.done([]);
  const held = reader.distinctIntegers('hold', 0, handSize - 1, handSize);
  return reader.done(held.toSorted((a, b) => a - b));
}

/** What five cards pay in all. */
export const paysOf = (pays: VideoPokerPays, cards: readonly number[]): number =>
  pays(...suitRanks(cards));

function drawHand(
  rules: VideoPokerRules,
  state: VideoPokerState,
  held: readonly number[],
  stream: RandomStream,
): VideoPokerState {
  const { shoe, cards } = drawCards(state.shoe, stream, handSize - held.length);
  const fresh = [...cards];
  const final = state.dealt.map((card, place) =>
    held.includes(place) ? card : (fresh.shift() ?? 0),
  );
  const stake = state.bet.baseMinor;
  const payout = stake * BigInt(paysOf(rules.pays, final));
  const events: CardEvent[] = [
    ...state.events,
    { type: 'acted', action: 'hold', hand: 0, stake: 0n, held },
    ...cards.map((card): CardEvent => ({ type: 'drawn', hand: 0, card })),
    { type: 'result', hand: 0, result: payout > 0n ? 'won' : 'lost', payout },
  ];
  const parts = [{ part: 'ante', stakeMinor: stake, payoutMinor: payout }];
  return { ...state, shoe, end: { held, final }, isSettled: true, parts, events };
}

function hintOf({ pays }: VideoPokerRules, state: VideoPokerState): HandHint | null {
  if (state.isSettled) return null;
  const options = holdGains(state.dealt, pays).map(({ held, gain }) => ({
    action: 'hold',
    params: { hold: held },
    gain,
  }));
  return { options };
}

const allowed = ({ isSettled }: VideoPokerState): string[] => (isSettled ? [] : ['hold']);

/** Five cards, of which the player holds what they like; the rest is drawn once. */
export function videoPokerGame(rules: VideoPokerRules): CardGame<VideoPokerState> {
  const { code, name, volatility, topMultiple, rtp } = rules;
  const hint = (state: VideoPokerState): HandHint | null => hintOf(rules, state);
  return {
    code,
    name,
    category: 'table',
    version: 1,
    volatility,
    mostStakes: fraction(1n),
    bets: () => [{ bet: 'main', topMultiple, rtp }],
    paramsSchema: sideBetsSchema([]),
    parseParams: (raw, exponent) => parseSideBets(raw, [], exponent),
    start: startHand,
    act(state, action, stream): CardStep<VideoPokerState> {
      const refuse = (refusal: Refusal): CardStep<VideoPokerState> => ({ ok: false, refusal });
      const refusal = actionRefusal(allowed(state), ['hold'], action.action);
      if (refusal) return refuse(refusal);
      const held = readHeld(action);
      if (!held.ok) return refuse(held.problems[0] ?? { path: 'hold', code: 'invalidType' });
      return { ok: true, state: drawHand(rules, state, held.params, stream) };
    },
    allowed,
    costOf: () => 0n,
    outcomeOf: ({ dealt, end }) => ({ dealt, held: end?.held ?? null, final: end?.final ?? null }),
    finishBy(state) {
      const best = hint(state)?.options[0];
      return best ? { action: best.action, params: best.params } : null;
    },
    hint,
  };
}
