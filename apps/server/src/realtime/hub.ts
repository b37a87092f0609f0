import { privateTopics } from '@pavilion/contracts';
import type { SocketEvent } from './event-row.ts';
import { frameOf } from './frame.ts';

/** Somebody who listens: one socket. */
export interface Listener {
  readonly siteId: string;
  /** Null: not signed in. */
  readonly playerId: string | null;
  readonly topics: ReadonlySet<string>;
  /** `frame` is the event as it is sent. */
  deliver(event: SocketEvent, frame: Buffer): void;
  /** Events were missed for good: everything must be fetched anew. */
  reset(): void;
}

/** Who listens to what in this process. */
export interface Hub {
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** After the topics or the player of a listener changed. */
  update(listener: Listener): void;
  /** Delivers to everybody who hears it, written once for all of them. Gives how many. */
  fanOut(event: SocketEvent): number;
  resetAll(): void;
  ofPlayer(playerId: string): Listener[];
}

export function isPrivateTopic(topic: string): boolean {
  return (privateTopics as readonly string[]).includes(topic);
}

/** Topics a listener may hear now: private ones only when signed in. */
export function heardTopics(listener: Listener): string[] {
  return [...listener.topics].filter(
    (topic) => listener.playerId !== null || !isPrivateTopic(topic),
  );
}

export function createHub(): Hub {
  const rooms = new Map<string, Set<Listener>>();
  const roomsOf = new Map<Listener, string[]>();
  const leave = (listener: Listener): void => {
    for (const key of roomsOf.get(listener) ?? []) {
      const room = rooms.get(key);
      room?.delete(listener);
      if (room?.size === 0) rooms.delete(key);
    }
    roomsOf.delete(listener);
  };
  const enter = (listener: Listener): void => {
    const keys = heardTopics(listener).flatMap((topic) => keysOf(listener, topic));
    if (listener.playerId !== null) keys.push(`player|${listener.playerId}`);
    for (const key of keys) {
      const room = rooms.get(key) ?? new Set();
      rooms.set(key, room.add(listener));
    }
    roomsOf.set(listener, keys);
  };
  return {
    add: enter,
    remove: leave,
    update(listener) {
      leave(listener);
      enter(listener);
    },
    fanOut(event) {
      const room = rooms.get(keyOf(event));
      if (!room) return 0;
      const frame = frameOf(event);
      for (const listener of room) listener.deliver(event, frame);
      return room.size;
    },
    resetAll() {
      for (const listener of roomsOf.keys()) listener.reset();
    },
    ofPlayer: (playerId) => [...(rooms.get(`player|${playerId}`) ?? [])],
  };
}

function keysOf(listener: Listener, topic: string): string[] {
  if (isPrivateTopic(topic)) return [`${listener.siteId}|${listener.playerId ?? ''}|${topic}`];
  return [`${listener.siteId}||${topic}`, `||${topic}`];
}

/** Whether an event is for this listener, as `fanOut` finds it. */
export function isFor(listener: Listener, event: SocketEvent): boolean {
  return heardTopics(listener).some((topic) => keysOf(listener, topic).includes(keyOf(event)));
}

function keyOf(event: SocketEvent): string {
  return `${event.siteId ?? ''}|${event.playerId ?? ''}|${event.topic}`;
}
