import { createRandomStream, payoutOf, type HandGame, type HandState } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import {
  asDealt,
  atMostWin,
  isAtMostWin,
  playedGame,
  takingWin,
  type PlayDraft,
  type PlayedAction,
} from '../plays/index.ts';
import type { KeptPlay } from '../purse/index.ts';

/** What a hand's state makes of its play: nothing is paid while it is open. */
export function draftOf(
  play: Pick<PlayDraft, 'stake_minor' | 'params'>,
  state: HandState,
): PlayDraft {
  return {
    stake_minor: play.stake_minor,
    params: play.params,
    state: state.isSettled ? 'settled' : 'open',
    payout_minor: state.isSettled ? payoutOf(play.stake_minor, state.multiplierE4) : 0n,
    multiplier_e4: state.multiplierE4,
    outcome: state.outcome,
    events: [...state.events],
  };
}

export function handGameOf(row: KeptPlay['row']): HandGame<unknown> {
  const game = playedGame(row);
  if (game.engine !== 'hand') throw new Error('not a hand');
  return game;
}

/** A hand as it stands after its actions and, if given, one more. */
export function dealHand({ row, seeds, played }: KeptPlay, next?: PlayedAction): HandState {
  const game = handGameOf(row);
  const parsed = game.parseParams(row.params);
  if (!parsed.ok) throw new Error('a hand whose parameters its game does not read');
  const actions = next ? [...played, next] : played;
  return game.run(parsed.params, actions.flatMap(asDealt), createRandomStream(seeds));
}

/** A refused action says which field or action, and nothing of it has happened. One that reaches the most a round pays also takes it. */
export function stepOf(
  hand: KeptPlay,
  asked: PlayedAction,
): { action: PlayedAction; after: PlayDraft } {
  const { row } = hand;
  const state = dealHand(hand, asked);
  if (state.refusal) fail('invalidParams', { errors: [state.refusal] });
  if (!isAtMostWin(row, state)) return { action: asked, after: draftOf(row, state) };
  const action = takingWin(asked);
  const after = draftOf(row, dealHand(hand, action));
  return { action, after: { ...after, payout_minor: atMostWin(row, after.payout_minor) } };
}
