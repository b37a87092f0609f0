import type { Call, CallInput, CallResponse } from '@pavilion/contracts';
import type { PlayerContext, RequestContext } from './request-context.ts';
import type { StreamedAnswer } from '../streamed-answer.ts';

export type { PlayerContext, RequestContext, SessionPlayer } from './request-context.ts';
export { withPlayer } from './request-context.ts';

/** The context a call's handler gets: with a player exactly when the call needs one. */
export type ContextOf<C extends Call> = C['access'] extends 'player'
  ? PlayerContext
  : RequestContext;

/** A call of the contract package together with what answers it. */
export interface Route {
  readonly call: Call;
  readonly handle: (context: RequestContext, input: unknown) => Promise<object>;
}

/**
 * Binds a contract to its handler. The handler gets validated input, answers the fields that
 * success adds, and raises expected failures by `fail`. `context.player` is non-null when the
 * call's access is `player`.
 */
export function defineRoute<C extends Call>(
  call: C,
  handler: (context: PlayerContext, input: CallInput<C>) => Promise<CallResponse<C>>,
): Route;
export function defineRoute(
  call: Call,
  handler: (context: PlayerContext, input: never) => Promise<object>,
): Route {
  return { call, handle: handler as Route['handle'] };
}

/** Binds the contract of a file to what writes it. */
export function defineFileRoute<C extends Call>(
  call: C,
  handler: (context: PlayerContext, input: CallInput<C>) => Promise<StreamedAnswer>,
): Route {
  return { call, handle: handler as unknown as Route['handle'] };
}

/** Binds the contract of an answer that comes as it is made, or whole where that is asked for. */
export function defineStreamRoute<C extends Call>(
  call: C,
  handler: (
    context: ContextOf<C>,
    input: CallInput<C>,
  ) => Promise<StreamedAnswer | CallResponse<C>>,
): Route {
  return { call, handle: handler as unknown as Route['handle'] };
}
