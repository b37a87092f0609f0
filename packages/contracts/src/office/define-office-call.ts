import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

/**
 * Nothing is changed; the business is; money is moved besides, or it is decided that it will be.
 */
export type OfficeEffect = 'reads' | 'changes' | 'movesMoney';

/** What of an answer is for one pair of eyes: it is in no JSON, the tool writes it to a file. */
export interface KeptField {
  field: string;
  as: 'utf8' | 'base64';
}

/**
 * Something that staff do or ask for: who may, what it takes and what it answers. The command-line
 * tool runs each under its name, checks what was typed by `request` and prints the answer; whatever
 * else serves staff takes and gives the same fields.
 */
export interface OfficeCall<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniObject = z.ZodMiniObject,
> {
  /** What is done, to what: `payout refuse`. */
  name: string;
  access: { permission: Permission };
  effect: OfficeEffect;
  /** The rules of a site may ask that a second person agrees. */
  needsApproval?: true;
  summary: string;
  request: Request;
  /** What is answered. Amounts are decimal texts, times ISO 8601; no secret but the kept field. */
  response: Response;
  keeps?: KeptField & { field: keyof z.output<Response> & string };
}

export type OfficeInput<C extends OfficeCall> = z.output<C['request']>;
export type OfficeAnswer<C extends OfficeCall> = z.output<C['response']>;

/** Declares one call: the single source for validation, types, answers and the tool's help. */
export function defineOfficeCall<Request extends z.ZodMiniObject, Response extends z.ZodMiniObject>(
  call: OfficeCall<Request, Response>,
): OfficeCall<Request, Response> {
  return call;
}
