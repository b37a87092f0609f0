import {
  ParamReader,
  type GameEvent,
  type HandAction,
  type HandGame,
  type JsonObject,
  type MultiplierE4,
  type RandomStream,
  type Refusal,
} from '@pavilion/games';
import { rtpOfPot, shareOfPot } from './pot-of-seats.ts';

/** A game of one player against computers for a pot, while it is played. Seat 0 is the player. */
export interface SeatTable {
  /** Of the player, now; empty: it is over. */
  allowed(): readonly string[];
  /**
   * Does an allowed action of the player and all turns of computers after it, or says what is wrong
   * and changes nothing.
   */
  act(action: HandAction): Refusal | null;
  /** What a computer would do in the player's seat. */
  advice(): HandAction | null;
  /** As the player may know it. */
  outcome(): JsonObject;
  events: readonly GameEvent[];
  /** Of the player, in stakes; counts when it is over. */
  wonE4(): MultiplierE4;
}

interface SeatGameRules {
  code: string;
  name: string;
  seats: number;
  actions: readonly string[];
  deal(stream: RandomStream): SeatTable;
}

/** The rules as a hand: dealt again from the start for each action. */
export function seatGame(rules: SeatGameRules): HandGame<null> {
  const { code, name, seats, actions } = rules;
  const wholePot = shareOfPot(seats, 1n, 1n);
  const tables = new WeakMap<object, SeatTable>();
  return {
    engine: 'hand',
    code,
    name,
    category: 'table',
    version: 1,
    volatility: 'medium',
    maxMultiplierE4: wholePot,
    topMultiplierE4: () => wholePot,
    paramsSchema: { type: 'object', properties: {} },
    rtp: rtpOfPot,
    parseParams: (raw) => new ParamReader(raw).done(null),
    run(_params, done, stream) {
      const table = rules.deal(stream);
      let refusal: Refusal | null = null;
      for (const action of done) {
        if (refusal) throw new Error(`an action already taken is refused: ${refusal.code}`);
        refusal = refusalOf(table, actions, action) ?? table.act(action);
      }
      const allowed = table.allowed();
      const isSettled = allowed.length === 0;
      const state = {
        isSettled,
        allowed,
        outcome: table.outcome(),
        multiplierE4: isSettled ? table.wonE4() : 0n,
        events: table.events,
        ...(refusal ? { refusal } : {}),
      };
      tables.set(state, table);
      return state;
    },
    finishBy: (state) => tables.get(state)?.advice() ?? null,
  };
}

function refusalOf(
  table: SeatTable,
  actions: readonly string[],
  { action }: HandAction,
): Refusal | null {
  if (table.allowed().includes(action)) return null;
  return { path: 'action', code: actions.includes(action) ? 'notAllowed' : 'invalidChoice' };
}

/**
 * The cards that an action names: different ones that the player holds, rising; null for anything
 * else.
 */
export function cardsOfAction(
  { params }: HandAction,
  held: readonly number[],
): readonly number[] | null {
  const cards = params['cards'];
  if (!Array.isArray(cards) || new Set(cards).size !== cards.length) return null;
  const own = cards.filter((card): card is number => held.includes(card as number));
  return own.length === cards.length ? own.toSorted((a, b) => a - b) : null;
}

export const wrongCards: Refusal = { path: 'cards', code: 'invalidChoice' };
