import { afterEach, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';

const lobby = 'https://site.test/playnow';
const origin = 'https://site.test';
afterEach(() => vi.unstubAllGlobals());

/**
 * A game in windows of its surroundings; `send` lets a message arrive, `heard` has what was taken
 * of them.
 */
function gameIn(around: { parent?: object; top?: object; opener?: object | null }) {
  let arrive: (event: object) => void = () => undefined;
  const own: Record<string, unknown> = {
    addEventListener: (_type: string, listener: typeof arrive) => (arrive = listener),
  };
  Object.assign(own, { parent: own, top: own, opener: null }, around);
  vi.stubGlobal('window', own);
  const heard: string[] = [];
  const bridge = createBridge(lobby, ({ event }) => heard.push(event));
  const send = (
    source: unknown,
    from = origin,
    data: unknown = { source: 'host', event: 'pause' },
  ) => arrive({ source, origin: from, data });
  return { own, heard, send, bridge };
}

it('hears the page past the frame between, the frame, and who opened its window', () => {
  const [frame, page, opener] = [{}, {}, {}];
  const framed = gameIn({ parent: frame, top: page });
  framed.send(page);
  framed.send(frame);
  expect(framed.heard).toEqual(['pause', 'pause']);
  const popup = gameIn({ opener });
  popup.send(opener);
  expect(popup.heard).toEqual(['pause']);
});

it('hears no other origin, no stranger, not itself, and nothing that is no word', () => {
  const page = {};
  const { own, heard, send } = gameIn({ parent: page, top: page });
  send(page, 'https://evil.test');
  send({});
  send(own);
  send(null);
  for (const data of [null, 'pause', { event: 'pause' }, { source: 'host' }])
    send(page, origin, data);
  expect(heard).toEqual([]);
});

it('speaks to the origin of its lobby alone', () => {
  const told: unknown[] = [];
  const parent = { postMessage: (...said: unknown[]) => told.push(said) };
  const { bridge } = gameIn({ parent, top: parent });
  bridge.tell('ready');
  expect(told).toEqual([[{ source: 'game', event: 'ready' }, origin]]);
});
