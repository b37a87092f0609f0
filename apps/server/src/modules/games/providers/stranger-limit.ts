import type { ServerContext } from '../../../context.ts';
import { refuse } from './provider-refusal.ts';

const minuteMs = 60_000;
/** Of one address that does not sign right. */
const perMinute = 300;
const addressesMax = 50_000;

export interface StrangerLimit {
  /**
   * Refuses an address that signed wrong too often in this minute, before anything is looked up for
   * it.
   */
  require(address: string): void;
  /** Counts a request that was not signed right, and tells the log. */
  count(request: { ip: string; path: string }): void;
}

export function createStrangerLimit(server: ServerContext): StrangerLimit {
  const strangers = new Map<string, number>();
  let windowStartMs = 0;
  return {
    require(address) {
      const nowMs = server.clock.now().getTime();
      if (nowMs >= windowStartMs + minuteMs || nowMs < windowStartMs) {
        windowStartMs = nowMs;
        strangers.clear();
      }
      if ((strangers.get(address) ?? 0) >= perMinute) refuse('RATE_LIMITED');
    },
    count({ ip, path }) {
      if (strangers.size >= addressesMax) strangers.clear();
      strangers.set(ip, (strangers.get(ip) ?? 0) + 1);
      server.logger.warn({ ip, path }, 'a provider request is not signed right');
    },
  };
}
