import { networkOf } from '../../../caller-network.ts';
import type { RequestContext } from '../../../http/route.ts';
import { knownDevice } from './device-cookie.ts';
import { readNetworks } from './session.store.ts';
import { throttleAddress, type ThrottleRule } from './throttle.service.ts';

/**
 * The id of nobody: what is asked of it takes as long as what is asked of a player, and finds
 * nothing.
 */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/**
 * Who asks for an account, as far as it can be told before he has proven anything. `device`: a
 * browser that signed in to it before. `network`: an address from which somebody did. `none`: a
 * stranger. What strangers do never uses up what the others have.
 */
export interface Caller {
  /** What his own tries are counted by. */
  key: string;
  trust: 'device' | 'network' | 'none';
}

const networksKeptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * What the caller's tries at an account are counted by: his browser when it is known there, else
 * his network.
 */
export function callerKey(context: RequestContext, playerId: string | null): string {
  const device = playerId === null ? null : knownDevice(context, playerId);
  return device === null ? `net:${networkOf(context.ip)}` : `device:${device}`;
}

/**
 * The caller as the account knows him; of an account that does not exist everybody is a stranger.
 */
export async function callerOf(context: RequestContext, playerId: string | null): Promise<Caller> {
  const key = callerKey(context, playerId);
  if (key.startsWith('device:')) return { key, trust: 'device' };
  const since = new Date(context.now.getTime() - networksKeptMs);
  const { db } = context.server.database;
  const addresses = await readNetworks(db, playerId ?? nobodyId, since);
  const own = networkOf(context.ip);
  const isKnown = addresses.some((address) => networkOf(address) === own);
  return { key, trust: isKnown ? 'network' : 'none' };
}

/**
 * As `throttleAddress`, but who is known by his browser need not share the counter of his network.
 */
export async function throttleUnknown(
  context: RequestContext,
  what: string,
  callerKeyOfHim: string,
  rule: ThrottleRule,
): Promise<void> {
  if (callerKeyOfHim.startsWith('device:')) return;
  await throttleAddress(context.server, what, context.ip, rule);
}
