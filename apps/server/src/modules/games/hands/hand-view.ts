import type { CallResponse, roundGet } from '@pavilion/contracts';
import type { ServerContext } from '../../../context.ts';
import { asDealt, type RoundRow, type RoundView } from '../plays/index.ts';
import { playView, readKeptPlay, type KeptPlay } from '../purse/index.ts';
import { dealHand, draftOf } from './hand-steps.ts';

/** A hand of the database as it goes over the wire. An open one shows no more than its player may know. */
export async function handView(server: ServerContext, row: RoundRow): Promise<RoundView> {
  return viewOfHand(await readKeptPlay(server, row, row.step));
}

/** The actions that were played on a hand. */
export async function handEvidence(
  server: ServerContext,
  row: RoundRow,
): Promise<Pick<CallResponse<typeof roundGet>['value'], 'played'>> {
  return { played: playedOf(await readKeptPlay(server, row, row.step)) };
}

/** Actions as the game is dealt them. A refund is no action of the game. */
export const playedOf = ({ row, played }: KeptPlay) =>
  row.state === 'refunded' ? [] : played.flatMap(asDealt);

/**
 * The hand as it stood after the actions it is kept with: what a request is answered with each time, whatever another tab has played
 * since. The last action wrote what it came to, a win cut to the most a round pays included.
 */
export function viewOfHand(play: KeptPlay): RoundView {
  const { row, played } = play;
  if (row.step <= played.length && row.state !== 'open') return playView(play);
  const state = dealHand(play);
  if (row.step <= played.length) return playView(play, state.allowed);
  if (state.isSettled) return playView(play);
  const then = { ...row, ...draftOf(row, state), step: played.length, settled_at: null };
  return playView({ ...play, row: then }, state.allowed);
}
