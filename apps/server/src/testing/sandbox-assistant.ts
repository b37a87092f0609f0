import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the sandbox does when it is asked under `/<mode>`. */
export type AssistantMode = keyof typeof modes;

export interface SandboxAssistant {
  /** `127.0.0.1:port`, for the list of hosts inside. */
  host: string;
  url(mode: AssistantMode): string;
  /** What it was sent. */
  readonly asked: Array<{ headers: IncomingMessage['headers']; body: string }>;
  /** How often the address nobody may reach was asked. */
  readonly innerHits: () => number;
  /** Resolves once somebody who asked has gone away. */
  readonly left: Promise<void>;
  close(): Promise<void>;
}

type Say = (answer: ServerResponse, innerUrl: string) => void | Promise<void>;

const line = (type: string, content?: string, nodeId = 'a'): string =>
  `${JSON.stringify({ type, content, metadata: { nodeId, nodeName: nodeId, timestamp: 1 } })}\n`;

const chunk = (content: string | null, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\r\n\r\n`;

const json = (answer: ServerResponse, value: unknown): void => {
  answer.setHeader('content-type', 'application/json');
  answer.end(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
};

async function pieces(answer: ServerResponse, all: Iterable<string | Uint8Array>): Promise<void> {
  answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  for (const piece of all) if (!answer.write(piece)) await once(answer, 'drain');
  answer.end();
}

const modes = {
  stream: (answer) =>
    pieces(answer, [
      ...[line('begin'), line('item', 'Open '), line('item', '**Deposit**.')],
      ...[line('item', ' Then choose.'), line('end')],
    ]),
  split: (answer) => {
    const said = line('begin') + line('item', 'Привет, ') + line('item', '你好') + line('end');
    return pieces(
      answer,
      [...Buffer.from(said)].map((byte) => Uint8Array.of(byte)),
    );
  },
  nodes: (answer) =>
    pieces(answer, [
      ...[line('begin'), line('begin', undefined, 'b'), line('item', 'one')],
      ...[line('item', 'two', 'b'), line('end'), line('item', ' more', 'b')],
      line('end', undefined, 'b'),
    ]),
  output: (answer) => json(answer, { output: 'From output.', text: 'no' }),
  text: (answer) => json(answer, [{ text: 'From text.' }]),
  message: (answer) => json(answer, '{"message":"From message."}'),
  plain: (answer) => pieces(answer, ['Plain words\n', 'on two lines']),
  hang: () => undefined,
  stall: (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.write(line('item', 'It begins '));
  },
  cut: (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.write(line('item', 'Half of '), () => answer.destroy());
  },
  html: (answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end('<p>hello</p>');
  },
  page: (answer) => json(answer, '<!doctype html><p>hello</p>'),
  nothing: (answer) => pieces(answer, [line('begin'), line('end')]),
  other: (answer) => json(answer, { result: 'nowhere' }),
  fail: (answer) => {
    answer.statusCode = 500;
    answer.end('Error: secret stack');
  },
  error: (answer) => pieces(answer, [line('begin'), line('error', 'secret stack')]),
  late: (answer) => pieces(answer, [line('item', 'Some words. '), line('error', 'secret stack')]),
  redirect: (answer, innerUrl) => {
    answer.writeHead(302, { location: innerUrl });
    answer.end();
  },
  flood: (answer) =>
    pieces(
      answer,
      Array.from({ length: 400 }, () => line('item', 'many words '.repeat(55))),
    ),
  bytes: (answer) =>
    pieces(
      answer,
      Array.from({ length: 300 }, () => `${line('begin', 'x'.repeat(8000))}`),
    ),
  evil: (answer) =>
    pieces(answer, [
      line('item', '<img src=x onerror=alert(1)> <script>alert(1)</script> '),
      line('item', '[press](javascript:alert(1)) [win](https://evil.example/win) '),
      line('item', 'https://evil.example/x [limits](/responsible-gaming)'),
    ]),
  model: (answer) =>
    pieces(answer, [
      ...[': a comment\r\n\r\n', chunk(''), 'data: {"choices":null}\r\n\r\n'],
      ...[chunk('From the '), chunk(null), chunk('pages.'), chunk(null, 'stop')],
      ...['data: {"choices":[]}\n\n', 'data: [DONE]\n\n'],
    ]),
  modelLong: (answer) => pieces(answer, [chunk('It goes on'), chunk(null, 'length')]),
  modelHeld: (answer) => pieces(answer, [chunk(null, 'content_filter'), 'data: [DONE]\n\n']),
  modelBroken: (answer) => pieces(answer, ['data: {"choices": "many"}\n\n']),
} satisfies Record<string, Say>;

/**
 * A system that answers questions in every way that one can, right and wrong, and a door beside it
 * that nobody may find.
 */
export async function startSandboxAssistant(): Promise<SandboxAssistant> {
  const asked: SandboxAssistant['asked'] = [];
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  let hits = 0;
  const inner = createServer((_request, answer) => {
    hits += 1;
    answer.end('{"output":"the inner secret"}');
  });
  const innerPort = await listen(inner);
  const outer = createServer((request, answer) => {
    answer.on('close', leave);
    answer.on('error', () => undefined);
    void text(request).then((body) => {
      asked.push({ headers: request.headers, body });
      const [, mode = ''] = (request.url ?? '').split('/');
      const say: Say | undefined = Object.hasOwn(modes, mode)
        ? modes[mode as AssistantMode]
        : undefined;
      if (!say) answer.writeHead(404).end();
      else void say(answer, `http://127.0.0.1:${innerPort}/`);
    });
  });
  const host = `127.0.0.1:${await listen(outer)}`;
  return {
    host,
    url: (mode) => `http://${host}/${mode}`,
    asked,
    innerHits: () => hits,
    left,
    async close() {
      for (const server of [inner, outer]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
