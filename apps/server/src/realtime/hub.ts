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
  /** Whether anybody of the site hears a public topic here. */
  hears(siteId: string, topic: string): boolean;
  /** Players of the site who hear a private topic here. */
  playersWhoHear(siteId: string, topic: string): string[];
  /** Topics of every site that anybody hears here and that begin so. */
  heard(prefix: string): string[];
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

/**
 * So many hear in one go of what is not kept: at a table of thousands the process answers calls in
 * between.
 */
const sliceSize = 500;

export function createHub(): Hub {
  const rooms = new Map<string, Set<Listener>>();
  const roomsOf = new Map<Listener, string[]>();
  const slices = createSlices();
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
      // What has a number goes to everybody at once: a later one must not arrive before it.
      if (event.seq === null) slices.tell(room, (listener) => listener.deliver(event, frame));
      else for (const listener of room) listener.deliver(event, frame);
      return room.size;
    },
    hears: (siteId, topic) => rooms.has(`${siteId}||${topic}`),
    playersWhoHear: (siteId, topic) =>
      [...rooms.keys()]
        .filter((key) => key.startsWith(`${siteId}|`) && key.endsWith(`|${topic}`))
        .map((key) => key.slice(siteId.length + 1, -topic.length - 1))
        .filter((playerId) => playerId !== ''),
    heard: (prefix) =>
      [...rooms.keys()].flatMap((key) => (key.startsWith(`||${prefix}`) ? [key.slice(2)] : [])),
    resetAll() {
      for (const listener of roomsOf.keys()) listener.reset();
    },
    ofPlayer: (playerId) => [...(rooms.get(`player|${playerId}`) ?? [])],
  };
}

/**
 * Tells rooms one after the other, a slice of them each time round; the first slice at once when
 * nothing waits.
 */
function createSlices() {
  const waiting: Array<{ listeners: Iterator<Listener>; tell: (listener: Listener) => void }> = [];
  const next = (): void => {
    const [room] = waiting;
    for (let told = 0; room && told < sliceSize; told += 1) {
      const { value, done } = room.listeners.next();
      if (done === true) {
        waiting.shift();
        break;
      }
      room.tell(value);
    }
    if (waiting.length > 0) setImmediate(next);
  };
  return {
    tell(room: ReadonlySet<Listener>, tell: (listener: Listener) => void): void {
      waiting.push({ listeners: room.values(), tell });
      if (waiting.length === 1) next();
    },
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
