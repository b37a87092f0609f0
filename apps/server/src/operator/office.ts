import type { OfficeAnswer, OfficeCall, OfficeInput } from '@pavilion/contracts/office';
import * as z from 'zod/mini';
import type { ServerContext } from '../context.ts';

/** Who of the staff asks, and of which server. */
export interface OfficeContext {
  server: ServerContext;
  /** Who it is, for the log of changes: `cli:<user>`. */
  actor: string;
}

/** A call of the office together with what answers it. */
export interface OfficeHandler {
  readonly call: OfficeCall;
  readonly handle: (context: OfficeContext, asked: unknown) => Promise<object>;
}

/**
 * Binds a call of the office to its handler, which gets what the contract read and throws
 * OperatorError where it cannot be done. What the contract does not name leaves no handler.
 */
export function defineOffice<C extends OfficeCall>(
  call: C,
  handler: (context: OfficeContext, asked: OfficeInput<C>) => Promise<OfficeAnswer<C>>,
): OfficeHandler {
  return {
    call,
    // What is asked was read by the call's own contract.
    handle: async (context, asked) =>
      fitting(call, await handler(context, asked as OfficeInput<C>)),
  };
}

/** The fields that the contract names, no more: rows of the database may know secrets. */
function fitting(call: OfficeCall, answer: unknown): object {
  const result = z.safeParse(call.response, answer);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`the answer of ${call.name} does not fit its contract: ${issues.join('; ')}`);
}
