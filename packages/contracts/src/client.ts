import type { Call, CallRequest, CallResponse } from './define-call.ts';

/** One field that the server refused: `{ path: 'contact_phone', code: 'invalidPhone' }`. */
export interface FieldFailure {
  path: string;
  code: string;
}

/** A call that did not succeed. `statusCode` is negative (-409), 0 when no answer arrived. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly statusCode: number;
  /** Code of the error catalogue. */
  readonly code: string;
  readonly statusDetail: string | undefined;
  readonly errors: readonly FieldFailure[];
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: {
    statusCode: number;
    code: string;
    statusDetail?: string;
    errors?: readonly FieldFailure[];
    retryAfterSeconds?: number;
  }) {
    super(failure.statusDetail ?? failure.code);
    this.statusCode = failure.statusCode;
    this.code = failure.code;
    this.statusDetail = failure.statusDetail;
    this.errors = failure.errors ?? [];
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

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

interface Envelope {
  statusCode: number;
  message: string;
  statusDetail?: string;
  errors?: FieldFailure[];
}

/**
 * A typed client over `fetch`. Resolves with the fields of success, rejects with {@link CallFailure};
 * a network failure or an answer that is no envelope rejects with status code 0 and code `disconnect`.
 */
export function createClient(options: ClientOptions): CallFunction {
  return async (call, request, callOptions) => {
    const response = await send(options, call, request, callOptions?.signal);
    const envelope = await readEnvelope(response);
    if (envelope.statusCode === 1) return envelope as never;
    throw new CallFailure({
      statusCode: envelope.statusCode,
      code: envelope.message,
      statusDetail: envelope.statusDetail,
      errors: envelope.errors,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    });
  };
}

async function send(options: ClientOptions, call: Call, request: unknown, signal?: AbortSignal) {
  const isGet = call.method === 'GET';
  try {
    return await options.fetch(`${options.baseUrl}${call.path}`, {
      method: call.method,
      headers: isGet
        ? { ...options.headers }
        : { 'content-type': 'application/json', ...options.headers },
      body: isGet ? undefined : JSON.stringify(request),
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallFailure({ statusCode: 0, code: 'disconnect', statusDetail: String(cause) });
  }
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

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'statusCode' in value &&
    typeof value.statusCode === 'number' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
