import { formatMinor } from '@pavilion/domain/money';
import {
  largestMultiplier,
  multiplierOf,
  multiplierScale,
  rtpRow,
  type HandAction,
  type HandGame,
  type HandState,
  type Json,
  type JsonObject,
  type Refusal,
} from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';
import {
  payoutOfHand,
  stakeOf,
  type AnyCardGame,
  type CardState,
  type CardValue,
  type SideBets,
} from './card-game.ts';

/**
 * What a hand of cards is begun with beside its base stake, and how many decimals its amounts are
 * told with.
 */
export interface CardParams {
  sides: SideBets;
  exponent: number;
}

const usualExponent = 2;

/** Amounts as decimal texts of the purse; everything else is JSON already. */
function asJson(value: CardValue, exponent: number): Json {
  if (typeof value === 'bigint') return formatMinor(value, exponent);
  if (value === null || typeof value !== 'object') return value;
  // The guard of lists does not know read-only ones.
  if (Array.isArray(value))
    return (value as readonly CardValue[]).map((item) => asJson(item, exponent));
  return asObject(value as { readonly [field: string]: CardValue }, exponent);
}

function asObject(fields: { readonly [field: string]: CardValue }, exponent: number): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, asJson(value, exponent)]),
  );
}

interface Dealt {
  state: CardState;
  refusal: Refusal | null;
}

/**
 * Deals a hand from the start; the last action may be refused, the ones before stood when they
 * came.
 */
function dealHand(
  game: AnyCardGame,
  bet: CardState['bet'],
  actions: readonly HandAction[],
  stream: RandomStream,
): Dealt {
  let dealt: Dealt = { state: game.start(bet, stream), refusal: null };
  for (const action of actions) {
    if (dealt.refusal) throw new Error(`an action already taken is refused: ${dealt.refusal.code}`);
    const step = game.act(dealt.state, action, stream);
    dealt = step.ok
      ? { state: step.state, refusal: null }
      : { state: dealt.state, refusal: step.refusal };
  }
  return dealt;
}

/** A hand as its player may know it: hidden cards are null, amounts are decimals. */
function toldOf(game: AnyCardGame, { state, refusal }: Dealt, exponent: number): HandState {
  const allowed = game.allowed(state);
  const { isSettled, parts, events } = state;
  return {
    isSettled,
    allowed,
    outcome: asObject(game.outcomeOf(state), exponent),
    // Nothing is paid while it is open; there is no cashing out.
    multiplierE4: isSettled ? multiplierOf(payoutOfHand(state), stakeOf(state)) : 0n,
    parts,
    costs: Object.fromEntries(allowed.map((action) => [action, game.costOf(state, action)])),
    events: events.map((event) => ({ ...asObject(event, exponent), type: event.type })),
    ...(refusal ? { refusal } : {}),
  };
}

/** A card game against the house as the engine of hands plays it. */
export function handOfCards(game: AnyCardGame): HandGame<CardParams> {
  const { code, name, category, version, volatility, paramsSchema, mostStakes } = game;
  const rows = game.bets();
  const topOf = (bet: string): bigint =>
    (rows.find((row) => row.bet === bet)?.topMultiple ?? 0n) * multiplierScale;
  // What lies face down stands beside the state that is told, never in it: who sends a state cannot
  // send a hidden card.
  const dealtOf = new WeakMap<HandState, CardState>();
  const cardsOf = (state: HandState): CardState => {
    const dealt = dealtOf.get(state);
    if (!dealt) throw new Error(`a hand that ${code} did not deal`);
    return dealt;
  };
  return {
    engine: 'hand',
    code,
    name,
    category,
    version,
    volatility,
    paramsSchema,
    maxMultiplierE4: largestMultiplier(rows.map(({ bet }) => topOf(bet))),
    mostStakesE4: multiplierOf(mostStakes.numerator, mostStakes.denominator),
    rtp: () =>
      rows.map(({ bet, rtp }) =>
        bet === 'main' ? rtpRow('main', {}, rtp) : rtpRow('side', { side: bet }, rtp),
      ),
    parseParams(raw, exponent = usualExponent) {
      const parsed = game.parseParams(raw, exponent);
      return parsed.ok ? { ok: true, params: { sides: parsed.params, exponent } } : parsed;
    },
    topMultiplierE4: () => topOf('main'),
    sideBets: ({ sides }) =>
      Object.entries(sides).map(([side, stakeMinor]) => ({
        name: side,
        stakeMinor,
        topMultiplierE4: topOf(side),
      })),
    run({ sides, exponent }, actions, stream, baseMinor = 10n ** BigInt(exponent)) {
      const dealt = dealHand(game, { baseMinor, sides }, actions, stream);
      const told = toldOf(game, dealt, exponent);
      dealtOf.set(told, dealt.state);
      return told;
    },
    finishBy: (state) => game.finishBy(cardsOf(state)),
    hint: (state) => game.hint(cardsOf(state)),
  };
}
