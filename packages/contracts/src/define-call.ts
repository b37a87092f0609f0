import type * as z from 'zod/mini';
import type { ErrorCode } from './error-catalogue.ts';

/**
 * Who may make a call: anybody; a signed-in player (the request then carries `account_id` and
 * `auth`); or a visitor, which is a player, a guest by `guest_token`, or somebody new.
 */
export type CallAccess = 'public' | 'player' | 'visitor';

export interface Call<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniObject = z.ZodMiniObject,
> {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  access: CallAccess;
  summary: string;
  request: Request;
  /** Fields that success adds to `{ statusCode: 1, message: 'OK' }`. */
  response: Response;
  /** Failures besides the common and session ones. */
  errors: readonly ErrorCode[];
  /** Money-moving calls take an optional `request_id` and are idempotent by it. */
  movesMoney?: boolean;
  /** Success is a text of this kind instead of an envelope; failures stay envelopes. */
  answersWith?: 'text/csv' | 'text/plain' | 'application/x-ndjson';
  /** The request comes as `multipart/form-data`, with a file among its fields. */
  takesFile?: boolean;
  /** Also answered while the site is closed for maintenance. */
  worksInMaintenance?: boolean;
}

export type CallRequest<C extends Call> = z.input<C['request']>;
export type CallInput<C extends Call> = z.output<C['request']>;
export type CallResponse<C extends Call> = z.output<C['response']>;

/** Declares one call. The single source for validation, types, and the OpenAPI document. */
export function defineCall<Request extends z.ZodMiniObject, Response extends z.ZodMiniObject>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call;
}
