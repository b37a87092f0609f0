import { networkOf } from '../caller-network.ts';

/** How many requests an address has left. */
export interface FloodLimit {
  /** Counts one request; gives how long its address must stay away in ms, 0 when it may pass. */
  count(address: string, nowMs: number): number;
  /** Addresses remembered at the moment. */
  readonly size: number;
}

export interface FloodLimitOptions {
  requestsMax: number;
  windowMs: number;
  /** Addresses remembered at once; beyond them the one seen first is forgotten. */
  addressesMax: number;
}

/**
 * Counts requests per address in windows that are the same for all. It stands before every request,
 * so it is one look into a map: no timers, no promises. Who has `requestsMax` behind him waits for
 * the end of the window. A flood from ever new addresses costs bounded memory, and the end of a
 * window frees all of it.
 */
export function createFloodLimit(options: FloodLimitOptions): FloodLimit {
  const { requestsMax, windowMs, addressesMax } = options;
  const seen = new Map<string, { requests: number }>();
  let startedMs = Number.NEGATIVE_INFINITY;
  const first = (address: string): { requests: number } => {
    if (seen.size >= addressesMax) {
      for (const oldest of seen.keys()) {
        seen.delete(oldest);
        break;
      }
    }
    const entry = { requests: 0 };
    seen.set(address, entry);
    return entry;
  };
  return {
    count(address, nowMs) {
      // A clock that was set back must not make anybody wait longer than a window.
      if (nowMs >= startedMs + windowMs || nowMs < startedMs) {
        seen.clear();
        startedMs = nowMs;
      }
      const network = networkOf(address);
      const entry = seen.get(network) ?? first(network);
      entry.requests += 1;
      return entry.requests > requestsMax ? startedMs + windowMs - nowMs : 0;
    },
    get size() {
      return seen.size;
    },
  };
}
