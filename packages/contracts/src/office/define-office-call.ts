import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

/**
 * Something that staff do or ask for: who may, and what it takes. The command-line tool runs each under its name and checks what was
 * typed by `request`; whatever else serves staff takes the same fields.
 */
export interface OfficeCall<Request extends z.ZodMiniObject = z.ZodMiniObject> {
  /** What is done, to what: `payout refuse`. */
  name: string;
  access: { permission: Permission };
  summary: string;
  request: Request;
}

export type OfficeInput<C extends OfficeCall> = z.output<C['request']>;

/** Declares one call: the single source for validation, types and the tool's help. */
export function defineOfficeCall<Request extends z.ZodMiniObject>(
  call: OfficeCall<Request>,
): OfficeCall<Request> {
  return call;
}
