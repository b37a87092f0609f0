import type { Call, CallResponse } from '@pavilion/contracts/define-call';
import { call, type CallArguments } from '../api.ts';
import { realtime } from '../realtime/realtime.ts';
import { meFields } from '../stores/user.store.ts';
import { forgetGuestToken, guestToken, keepGuestToken } from './guest-token.ts';

/**
 * Asks as the player, or as the guest that this browser was before: calls of chat, assistant and
 * tickets, whose failures the caller shows. A token that comes with an answer is kept; what a guest
 * wrote is the player's once he signed in.
 */
export async function askAsVisitor<C extends Call>(
  contract: C,
  request: Omit<CallArguments<C>, 'account_id' | 'auth' | 'guest_token'>,
  options: { signal?: AbortSignal } = {},
): Promise<CallResponse<C>> {
  // The fields of `who` are those of every call that is asked this way.
  const full = { ...request, ...visitorFields() } as unknown as CallArguments<C>;
  const answer: CallResponse<C> = await call(contract, full, { ...options, handled: true });
  takeAnswer(answer);
  return answer;
}

/** Who asks: the player, the guest, or both, whose things are the player's then. */
export function visitorFields(): object {
  const token = guestToken();
  return { ...meFields(), ...(token === null ? {} : { guest_token: token }) };
}

/**
 * What an answer changes of who asks: a guest's token is over once a player brought it, and a new
 * one is kept.
 */
export function takeAnswer(answer: object): void {
  if (meFields() && guestToken() !== null) forgetGuestToken();
  if (!('guest_token' in answer) || typeof answer.guest_token !== 'string') return;
  keepGuestToken(answer.guest_token);
  // The socket greets anew, so that it may hear what is the guest's.
  realtime.connect();
}
