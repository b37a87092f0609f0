import autocannon from 'autocannon';

export interface LoadResult {
  /** Successful answers per second over the counted time. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx, and requests without an answer. */
  failures: number;
}

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** A fixed body, or one made anew for each request. */
  body?: string | (() => string);
}

/** Drives one address with `connections` keep-alive connections for `seconds`, after a warm-up of 2 s. */
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
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    requests: [
      {
        method: request.method ?? 'POST',
        path: request.path,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(typeof body === 'function'
          ? { setupRequest: (made: autocannon.Request) => ({ ...made, body: body() }) }
          : { body }),
      },
    ],
  });
  const succeeded = result['2xx'];
  return {
    perSecond: succeeded / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}
