import type { ServerContext } from '../../../context.ts';
import type { SessionRecord } from './session.store.ts';

/** Channel of the event log for ended sessions; the payload is a {@link SessionsEnded}. */
export const sessionEndedChannel = 'session_ended';

export interface SessionsEnded {
  playerId: string;
  /** Empty: all sessions of the player. */
  sessionIds: string[];
  reason: string;
}

// A lost notice (the listening connection broke) must not keep a dead session alive for long.
const trustMs = 15_000;
const entriesMax = 50_000;

interface Entry {
  record: SessionRecord;
  readAtMs: number;
}

/** Sessions this process looked up lately. Used only while it hears of ended ones. */
export interface SessionCache {
  get(key: string, nowMs: number): SessionRecord | null;
  /** Ask before reading a session, and hand it to `put`. */
  age(): number;
  /**
   * Keeps what was read at `age`; not when a session ended since then, which the reading may have
   * missed.
   */
  put(key: string, record: SessionRecord, nowMs: number, age: number): void;
  forgetPlayer(playerId: string): void;
  clear(): void;
}

const caches = new WeakMap<ServerContext, SessionCache>();

/** The cache of a server that listens, or null: then every check reads the database. */
export function sessionCacheOf(context: ServerContext): SessionCache | null {
  return caches.get(context) ?? null;
}

/** Starts hearing of ended sessions and caching the others; gives the function that stops both. */
export function startSessionCache(context: ServerContext): () => void {
  const cache = createSessionCache();
  const unhear = context.eventLog.hear(
    sessionEndedChannel,
    (payload) => cache.forgetPlayer((JSON.parse(payload) as SessionsEnded).playerId),
    () => cache.clear(),
  );
  caches.set(context, cache);
  return () => {
    caches.delete(context);
    unhear();
  };
}

export function createSessionCache(): SessionCache {
  const entries = new Map<string, Entry>();
  let endings = 0;
  return {
    age: () => endings,
    get(key, nowMs) {
      const entry = entries.get(key);
      return entry && nowMs - entry.readAtMs < trustMs && nowMs >= entry.readAtMs
        ? entry.record
        : null;
    },
    put(key, record, nowMs, age) {
      if (age !== endings) return;
      if (entries.size >= entriesMax) entries.clear();
      entries.set(key, { record, readAtMs: nowMs });
    },
    forgetPlayer(playerId) {
      endings += 1;
      for (const [key, entry] of entries)
        if (entry.record.playerId === playerId) entries.delete(key);
    },
    clear() {
      endings += 1;
      entries.clear();
    },
  };
}
