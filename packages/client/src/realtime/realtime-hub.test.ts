import type { ClientMessage, ServerMessage } from '@pavilion/contracts/realtime/messages';
import { describe, expect, it, vi } from 'vitest';
import { createRealtimeHub } from './realtime-hub.ts';

class FakeSocket {
  readonly readyState = WebSocket.OPEN;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string): void => void this.sent.push(JSON.parse(text) as ClientMessage);
  close = (): void => undefined;
  say = (message: ServerMessage): void => this.onmessage?.({ data: JSON.stringify(message) });
}

function openHub() {
  const socket = new FakeSocket();
  const hub = createRealtimeHub({
    openSocket: () => socket as unknown as WebSocket,
    credentials: () => null,
    random: () => 0,
    onStatus: () => undefined,
  });
  hub.connect();
  socket.onopen?.();
  return { hub, socket };
}

const balance = {
  type: 'event',
  seq: null,
  topic: 'balance',
  event: 'balance.changed',
  data: {},
} as const;

describe('the hub of a page', () => {
  it('gives an event to all who hear its topic, and to nobody who stopped', () => {
    const { hub, socket } = openHub();
    const heard: string[] = [];
    const stop = hub.hear('balance', () => ({ 'balance.changed': () => heard.push('first') }));
    hub.hear('balance', () => ({ 'balance.changed': () => heard.push('second') }));
    hub.hear('inbox', () => ({ 'balance.changed': () => heard.push('of another topic') }));
    socket.say(balance as unknown as ServerMessage);
    stop();
    socket.say(balance as unknown as ServerMessage);
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('asks for a topic once and lets go of it with the last who hears it', () => {
    const { hub, socket } = openHub();
    const stops = [1, 2].map(() => hub.hear('inbox', () => ({})));
    for (const stop of stops) stop();
    expect(socket.sent.map(({ type }) => type)).toEqual(['hello', 'subscribe', 'unsubscribe']);
  });

  it('says when everything must be fetched anew', () => {
    const { hub, socket } = openHub();
    const hear = vi.fn();
    const stop = hub.onReset(hear);
    socket.say({ type: 'reset', seq: 7 });
    stop();
    socket.say({ type: 'reset', seq: 8 });
    expect(hear).toHaveBeenCalledOnce();
  });
});
