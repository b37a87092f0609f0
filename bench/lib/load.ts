import autocannon from 'autocannon';

export interface LoadResult {
  /** Successful answers per second over the counted time. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx or not as they should be, and requests without an answer. */
  failures: number;
}

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** A fixed body, or one made anew for each request. */
  body?: string | (() => string);
  /** Headers made of the body of each request. */
  sign?: (body: string) => Record<string, string>;
  /** Whether an answer that is 2xx means success. */
  isGood?: (body: string) => boolean;
}

/**
 * Drives one address with `connections` keep-alive connections for `seconds`, after a warm-up of 2
 * s.
 */
export async function drive(
  origin: string,
  request: LoadRequest,
  options: { connections: number; seconds: number },
): Promise<LoadResult> {
  await run(origin, request, options.connections, 2);
  return run(origin, request, options.connections, options.seconds);
}

async function run(
  origin: string,
  request: LoadRequest,
  connections: number,
  duration: number,
): Promise<LoadResult> {
  const { body } = request;
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...request.headers,
  };
  const setupRequest = (made: autocannon.Request): autocannon.Request => {
    const text = typeof body === 'function' ? body() : (body ?? '');
    return { ...made, body: text, headers: { ...headers, ...request.sign?.(text) } };
  };
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    requests: [
      {
        method: request.method ?? 'POST',
        path: request.path,
        headers,
        ...(typeof body === 'function' ? { setupRequest } : { body }),
      },
    ],
    verifyBody: request.isGood,
  });
  const succeeded = result['2xx'] - result.mismatches;
  return {
    perSecond: succeeded / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.mismatches,
  };
}
