import '../../testing/dom.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { realtime } from '../../core/realtime/realtime.ts';
import { mount } from '../../testing/mount.tsx';
import { useBoardFeed } from './board-feed.ts';

/** The line to the server as a browser has it, with its other end in hand. */
class Line {
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    lines.push(this);
  }
  send = () => undefined;
  close = () => undefined;
}
let lines: Line[] = [];

const say = (message: object) =>
  act(async () => lines.at(-1)?.onmessage?.({ data: JSON.stringify(message) }));

/** The server takes the line up. */
async function open(): Promise<void> {
  lines.at(-1)?.onopen?.();
  await say({ type: 'welcome', seq: 1, heartbeat_ms: 60_000, signed_in: false });
}

const tell = (seq: number, since: number) =>
  say({
    ...{ type: 'event', topic: 'board:live', event: 'board.changed', seq: null },
    data: { seq, since, changed: [], removed: [] },
  });

let heard: string[] = [];

function Hearer({ seen }: { seen: number | null }) {
  useBoardFeed(['board:live'], {
    seen: () => seen,
    take: (told, _topic, before) => void heard.push(`${told.seq} after ${before}`),
    catchUp: (since) => void heard.push(`since ${since}`),
  });
  return null;
}

/** A page that has seen so much of its lists, and listens. */
async function listen(seen: number | null) {
  const { unmount } = await mount(<Hearer seen={seen} />);
  realtime.connect();
  await open();
  return unmount;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  lines = [];
  heard = [];
});
afterEach(() => {
  realtime.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('takes what follows on what was told before', async () => {
  const unmount = await listen(null);
  await tell(5, 4);
  await tell(6, 5);
  expect(heard).toEqual(['5 after 4', '6 after 5']);
  await unmount();
});

it('asks for what a message that did not come had told', async () => {
  const unmount = await listen(null);
  await tell(5, 4);
  await tell(9, 8);
  await tell(10, 9);
  expect(heard).toEqual(['5 after 4', 'since 5', '10 after 9']);
  await unmount();
});

it('asks from what the lists were answered with, where that is older than the first message', async () => {
  const unmount = await listen(3);
  await tell(9, 7);
  expect(heard).toEqual(['since 3']);
  await unmount();
});

it('asks for what was told while the line was down', async () => {
  const unmount = await listen(null);
  await tell(5, 4);
  await act(async () => lines.at(-1)?.onclose?.());
  await act(async () => vi.runOnlyPendingTimersAsync());
  expect(lines).toHaveLength(2);
  await open();
  expect(heard).toEqual(['5 after 4', 'since 5']);
  await unmount();
});

it('asks for nothing where nothing was told yet', async () => {
  const unmount = await listen(null);
  await act(async () => lines.at(-1)?.onclose?.());
  await act(async () => vi.runOnlyPendingTimersAsync());
  await open();
  expect(heard).toEqual([]);
  await unmount();
});
