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
 * Counts requests per address in windows that are the same for all. It stands before every request, so it is one look into a
 * map: no timers, no promises. Who has `requestsMax` behind him waits for the end of the window. A flood from ever new
 * addresses costs bounded memory, and the end of a window frees all of it.
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

const mappedPrefix = '::ffff:';
const groupsOfNetwork = 4;
const groupsOfAddress = 8;

/**
 * Who counts as one: an IPv4 address, also one written as IPv6 (`::ffff:192.0.2.7`), or the /64 network of an IPv6 address,
 * which is what one subscriber has at least.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith(mappedPrefix) && address.includes('.'))
    return address.slice(mappedPrefix.length);
  const [head = '', tail] = address.split('::', 2);
  const before = groupsIn(head);
  const after = tail === undefined ? [] : groupsIn(tail);
  const zeros = Array<string>(Math.max(0, groupsOfAddress - before.length - after.length));
  return [...before, ...zeros.fill('0'), ...after].slice(0, groupsOfNetwork).join(':');
}

/** Groups of hexadecimal digits without leading zeros; the dotted end of an address stands for two. */
function groupsIn(text: string): string[] {
  if (text === '') return [];
  return text
    .toLowerCase()
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
}
