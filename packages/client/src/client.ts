import type { Call, CallRequest, CallResponse } from '@pavilion/contracts/define-call';
import type { FieldFailure } from '@pavilion/contracts/field-failure';
import { CallFailure } from './call-failure.ts';

export interface ClientOptions {
  /** Origin of the server, empty for same origin. */
  baseUrl: string;
  fetch: typeof fetch;
  headers?: Record<string, string>;
}

export type CallFunction = <C extends Call>(
  call: C,
  request: CallRequest<C>,
  options?: { signal?: AbortSignal },
) => Promise<CallResponse<C>>;

/** An answer of this or another server of the same wire; what it left out is undefined. */
interface Envelope {
  statusCode?: unknown;
  message?: unknown;
  statusDetail?: unknown;
  errors?: unknown;
  challenge?: unknown;
  kinds?: unknown;
}

/**
 * A typed client over `fetch`. Resolves with the fields of success, rejects with {@link
 * CallFailure}; a network failure or an answer that is no envelope rejects with status code 0 and
 * code `disconnect`.
 */
export function createClient(options: ClientOptions): CallFunction {
  return async (call, request, callOptions) => {
    const response = await send(options, call, request, callOptions?.signal);
    const envelope = await readEnvelope(response);
    if (isSuccess(envelope)) return envelope as never;
    const { statusCode, message, statusDetail, errors, challenge, kinds } = envelope;
    throw new CallFailure({
      statusCode: Number(statusCode) || 0,
      code: typeof message === 'string' ? message : '',
      statusDetail: typeof statusDetail === 'string' ? statusDetail : undefined,
      errors: Array.isArray(errors) ? (errors as FieldFailure[]) : undefined,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
      challenge: typeof challenge === 'string' ? challenge : undefined,
      kinds: Array.isArray(kinds) ? kinds.map(String) : undefined,
    });
  };
}

async function send(options: ClientOptions, call: Call, request: unknown, signal?: AbortSignal) {
  try {
    return await options.fetch(`${options.baseUrl}${call.path}`, {
      method: call.method,
      ...contentOf(options, call, request),
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallFailure({ statusCode: 0, code: 'disconnect', statusDetail: String(cause) });
  }
}

/** A form says what it is by itself, boundary included. */
function contentOf({ headers }: ClientOptions, call: Call, request: unknown): RequestInit {
  if (call.method === 'GET') return { headers: { ...headers } };
  if (call.takesFile) return { headers: { ...headers }, body: formOf(request) };
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  };
}

/** The fields first: whoever reads the form knows whose file it is before the file comes. */
function formOf(request: unknown): FormData {
  const form = new FormData();
  const fields = Object.entries(request as Record<string, unknown>);
  for (const [name, value] of fields) if (typeof value === 'string') form.append(name, value);
  for (const [name, value] of fields) if (value instanceof File) form.append(name, value);
  return form;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const body: unknown = await response.json().catch(() => null);
  if (isEnvelope(body)) return body;
  throw new CallFailure({
    statusCode: 0,
    code: 'disconnect',
    statusDetail: `no envelope in the answer (HTTP ${response.status})`,
  });
}

/** Success is status code 1, or message OK, or an empty status (specification, point 8). */
function isSuccess({ statusCode, message }: Envelope): boolean {
  return statusCode === 1 || message === 'OK' || isEmpty(statusCode);
}

const isEmpty = (statusCode: unknown): boolean =>
  statusCode === '' || statusCode === null || statusCode === undefined;

/**
 * Any JSON object that speaks of its status or has a message; what a proxy says in words of its own
 * is none.
 */
function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ('statusCode' in value) return isEmpty(value.statusCode) || isStatus(value.statusCode);
  return 'message' in value && value.message === 'OK';
}

const isStatus = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
