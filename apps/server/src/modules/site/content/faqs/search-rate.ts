import { networkOf } from '../../../../caller-network.ts';
import { fail } from '../../../../failure.ts';
import type { RequestContext } from '../../../../http/route.ts';

const perMinute = 60;
const minuteMs = 60_000;
/**
 * Networks that are counted at once; beyond that all begin anew, so that nobody fills the memory.
 */
const networksMost = 20_000;

/** Searches of a minute by site and network, in this process. */
const counts = new WeakMap<object, { minute: number; by: Map<string, number> }>();

/** Counts a search. Fails with `tooManyRequests` for more than sixty a minute from one network. */
export function countSearch({ server, site, ip, now }: RequestContext): void {
  const minute = Math.floor(now.getTime() / minuteMs);
  const known = counts.get(server);
  const isCurrent = known?.minute === minute && known.by.size < networksMost;
  const current = isCurrent ? known : { minute, by: new Map<string, number>() };
  counts.set(server, current);
  const key = `${site.id} ${networkOf(ip)}`;
  const count = (current.by.get(key) ?? 0) + 1;
  if (count > perMinute) {
    const retryAfterSeconds = Math.ceil(((minute + 1) * minuteMs - now.getTime()) / 1000);
    fail('tooManyRequests', { retryAfterSeconds });
  }
  current.by.set(key, count);
}
