import type { CallResponse, roundGet } from '@pavilion/contracts';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { HandState } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { asDealt, type PlayedAction, type RoundRow, type RoundView } from '../plays/index.ts';
import { playView, readKeptPlay, type KeptPlay } from '../purse/index.ts';
import { dealHand, draftOf } from './hand-steps.ts';

type Played = NonNullable<CallResponse<typeof roundGet>['value']['played']>;

/**
 * A hand of the database as it goes over the wire. An open one shows no more than its player may
 * know.
 */
export async function handView(
  server: ServerContext,
  row: RoundRow,
  balanceMinor: bigint | null = null,
): Promise<RoundView> {
  return viewOfHand(await readKeptPlay(server, row, row.step), balanceMinor);
}

/** The actions that were played on a hand. */
export async function handEvidence(
  server: ServerContext,
  row: RoundRow,
): Promise<Pick<CallResponse<typeof roundGet>['value'], 'played'>> {
  return { played: playedOf(await readKeptPlay(server, row, row.step)) };
}

/** Actions as the game is dealt them, with what they took. A refund is no action of the game. */
export const playedOf = ({ row, played }: KeptPlay) =>
  row.state === 'refunded' ? [] : played.flatMap((action) => told(action, row.currency));

function told(action: PlayedAction, currency: string): Played {
  const { stakeMinor } = action;
  if (stakeMinor === undefined) return asDealt(action);
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  return asDealt(action).map((dealt) => ({ ...dealt, stake: formatAmount(stakeMinor, currency) }));
}

/** The actions allowed on an open hand that the purse reaches; null: nobody's purse is asked. */
function paidFor(state: HandState, balanceMinor: bigint | null): readonly string[] {
  if (balanceMinor === null) return state.allowed;
  return state.allowed.filter((action) => (state.costs?.[action] ?? 0n) <= balanceMinor);
}

/**
 * The hand as it stood after the actions it is kept with: what a request is answered with each
 * time, whatever another tab has played since, with the actions that this much money reaches. The
 * last action wrote what it came to, a win cut to the most a round pays included.
 */
export function viewOfHand(play: KeptPlay, balanceMinor: bigint | null = null): RoundView {
  const { row, played } = play;
  if (row.step <= played.length && row.state !== 'open') return playView(play);
  const state = dealHand(play);
  if (row.step <= played.length) return playView(play, paidFor(state, balanceMinor));
  if (state.isSettled) return playView(play);
  const then = { ...row, ...draftOf(row, state), step: played.length, settled_at: null };
  return playView({ ...play, row: then }, paidFor(state, balanceMinor));
}
