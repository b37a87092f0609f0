import type { FastifyInstance } from '@pavilion/server/server';

/** A `fetch` that hands requests to the server without a network, from the address of choice. */
export function createInjectFetch(app: FastifyInstance, remoteAddress: () => string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const form = init?.body instanceof FormData ? new Response(init.body) : null;
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        ...(init?.headers as Record<string, string> | undefined),
        ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
      },
      payload: form
        ? Buffer.from(await form.arrayBuffer())
        : typeof init?.body === 'string'
          ? init.body
          : undefined,
      remoteAddress: remoteAddress(),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
    }
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };
}
