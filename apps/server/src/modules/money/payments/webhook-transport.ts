import type { RegisterHttp } from '../../../http/http-module.ts';

/** Sends one webhook to the merchant (us) and gives the HTTP status of the answer. */
export type WebhookTransport = (message: {
  path: string;
  headers: Record<string, string>;
  body: string;
}) => Promise<number>;

/**
 * Over the network when the server listens, else handed in: a foreign system knows only our
 * address.
 */
export function transportOver(app: Parameters<RegisterHttp>[0]): WebhookTransport {
  return async ({ path, headers, body }) => {
    const address = app.server.address();
    if (address === null || typeof address === 'string') {
      const response = await app.inject({ method: 'POST', url: path, headers, payload: body });
      return response.statusCode;
    }
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    const target = host === '0.0.0.0' || host === '[::]' ? 'localhost' : host;
    const response = await fetch(`http://${target}:${address.port}${path}`, {
      method: 'POST',
      headers,
      body,
    });
    return response.status;
  };
}
