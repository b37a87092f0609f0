import type { HandAction, HandState, Refusal } from './game.ts';

/** What a table tells the player. */
export type TableState = Pick<HandState, 'outcome' | 'multiplierE4' | 'events'>;

/**
 * A hand while it is played: what is dealt is known to it alone, what `state` says is known to the
 * player.
 */
export interface HandTable {
  /** Every action there is, allowed now or not. */
  actions: readonly string[];
  /** Names of the actions allowed now. Empty: the hand is settled. */
  allowed(): readonly string[];
  /** Does an allowed action, or says what is wrong with its parameters and changes nothing. */
  act(action: HandAction): Refusal | null;
  state(): TableState;
}

/**
 * Plays the actions in order. Throws when one is refused that is not the last: it was accepted when
 * it came.
 */
export function runHand(table: HandTable, actions: readonly HandAction[]): HandState {
  let refusal: Refusal | null = null;
  for (const action of actions) {
    if (refusal) throw new Error(`an action already taken is refused: ${refusal.code}`);
    refusal = refusalOf(table, action) ?? table.act(action);
  }
  const allowed = table.allowed();
  const state = { ...table.state(), isSettled: allowed.length === 0, allowed };
  return refusal ? { ...state, refusal } : state;
}

function refusalOf(table: HandTable, { action }: HandAction): Refusal | null {
  const allowed = table.allowed();
  if (allowed.includes(action)) return null;
  if (!table.actions.includes(action)) return { path: 'action', code: 'invalidChoice' };
  return { path: 'action', code: allowed.length === 0 ? 'handFinished' : 'notAllowed' };
}
