import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A Chatwoot of a test: takes what its API channel takes, and signs webhooks as it does. */
export interface SandboxChatwoot {
  url: string;
  host: string;
  /** Paths behind `/public/api/v1/inboxes/` with what came, in order. */
  readonly asked: Array<{ path: string; body: string }>;
  /** It answers 503 while this is true. */
  isDown: boolean;
  close(): Promise<void>;
}

export async function startSandboxChatwoot(): Promise<SandboxChatwoot> {
  const asked: SandboxChatwoot['asked'] = [];
  const server = createServer((request, answer) => {
    void text(request).then((body) => {
      const path = (request.url ?? '').replace('/public/api/v1/inboxes/', '');
      if (sandbox.isDown) return answer.writeHead(503).end('down');
      asked.push({ path, body });
      const source: unknown = path.endsWith('/contacts')
        ? (JSON.parse(body) as { source_id: string }).source_id
        : undefined;
      answer.setHeader('content-type', 'application/json');
      return answer.end(JSON.stringify({ id: 7, source_id: source }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox: SandboxChatwoot = {
    url: `http://${host}`,
    host,
    asked,
    isDown: false,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return sandbox;
}

/** A webhook of the kind, with its proof by a key. */
export function chatwootWebhook(
  payload: object,
  { key, at, delivery }: { key: string; at: Date; delivery: string },
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(payload);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const mark = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  return {
    headers: {
      'content-type': 'application/json',
      'x-chatwoot-timestamp': timestamp,
      'x-chatwoot-signature': `sha256=${mark}`,
      'x-chatwoot-delivery': delivery,
    },
    body,
  };
}
