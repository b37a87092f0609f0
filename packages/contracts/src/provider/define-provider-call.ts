import type * as z from 'zod/mini';
import type { ProviderErrorCode } from './provider-errors.ts';

/**
 * One call between a wallet and a studio: always POST, a JSON object, signed ({@link signatureOf}).
 * Success answers `{status: "ok", code: "OK", retry: "never", clientAction: "none", …response}`,
 * everything else `{status: "refused", code, retry, clientAction, message, …}` with the HTTP status
 * of the error's row. Fields that a receiver does not know are ignored, so that either side may add
 * some.
 */
export interface ProviderCall<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniObject = z.ZodMiniObject,
> {
  /**
   * Who serves it: the wallet (`/provider/v1/…` of the platform) or the studio (`/studio/v1/…`
   * below its base address).
   */
  door: 'wallet' | 'studio';
  path: `/${string}`;
  summary: string;
  request: Request;
  response: Response;
  /** Besides those that every call may answer. */
  errors: readonly ProviderErrorCode[];
}

export type ProviderRequest<C extends ProviderCall> = z.input<C['request']>;
export type ProviderInput<C extends ProviderCall> = z.output<C['request']>;
export type ProviderResponse<C extends ProviderCall> = z.output<C['response']>;

/** Declares one call: the single source for validation, types and the OpenAPI document. */
export function defineProviderCall<
  Request extends z.ZodMiniObject,
  Response extends z.ZodMiniObject,
>(call: ProviderCall<Request, Response>): ProviderCall<Request, Response> {
  return call;
}

/** What every call may answer. */
export const commonProviderErrors = [
  'SIGNATURE_INVALID',
  'RATE_LIMITED',
  'BODY_TOO_LARGE',
  'CALL_NOT_FOUND',
  'BAD_REQUEST',
  'TEMPORARY',
  'BUSY',
] as const satisfies readonly ProviderErrorCode[];
