import { once } from 'node:events';
import { expect } from 'vitest';
import WebSocket from 'ws';
import type { ClientMessage, RealtimeTopic, ServerMessage } from '@pavilion/contracts';

type Told = Extract<ServerMessage, { type: 'event' }>;

/** A guest's tab on a host of the server, with its socket open. */
export interface ListeningTab {
  /** Every event it was told, in order. */
  readonly told: readonly Told[];
  /** Every frame as it came, whatever it is. */
  readonly frames: readonly string[];
  /**
   * Resolves once the server has taken the message and sent everything it had for the tab by then.
   */
  say(message: ClientMessage): Promise<void>;
  /** Waits for events of a name; gives those it was told so far. */
  until(event: Told['event'], count?: number): Promise<Told[]>;
  close(): void;
}

/** `hear` is called with every event, at once. */
export async function openTab(
  origin: string,
  host: string,
  topics: RealtimeTopic[],
  hear: () => void = () => undefined,
): Promise<ListeningTab> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { host } });
  const told: Told[] = [];
  const frames: string[] = [];
  let pongs = 0;
  socket.on('message', (data: Buffer) => {
    const frame = data.toString('utf8');
    frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === 'event') {
      told.push(message);
      hear();
    }
    if (message.type === 'pong') pongs += 1;
  });
  await once(socket, 'open');
  const say = async (message: ClientMessage): Promise<void> => {
    const before = pongs;
    socket.send(JSON.stringify(message));
    if (message.type !== 'ping') socket.send(JSON.stringify({ type: 'ping' }));
    await expect.poll(() => pongs, { timeout: 20_000 }).toBe(before + 1);
  };
  await say({ type: 'hello', topics });
  return {
    told,
    frames,
    say,
    async until(event, count = 1) {
      const found = () => told.filter((message) => message.event === event);
      await expect.poll(() => found().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
      return found();
    },
    close: () => socket.terminate(),
  };
}
