import { beforeEach, expect, it } from 'vitest';
import { createSessionCache, type SessionCache } from './session-cache.ts';
import type { SessionRecord } from './session.store.ts';

const nowMs = 1_000_000;
const sessionOf = (playerId: string): SessionRecord => ({
  sessionId: `session of ${playerId}`,
  siteId: 'site',
  playerId,
  accountId: playerId,
  status: 'ACTIVE',
  lastSeenAt: new Date(nowMs),
  expiresAt: new Date(nowMs + 86_400_000),
  isRevoked: false,
});

let cache: SessionCache;
beforeEach(() => {
  cache = createSessionCache();
  for (const name of ['ana', 'ben']) cache.put(name, sessionOf(name), nowMs, cache.age());
});

it('trusts a reading for fifteen seconds', () => {
  expect(cache.get('ana', nowMs + 14_999)?.playerId).toBe('ana');
  expect(cache.get('ana', nowMs + 15_000)).toBeNull();
});

it('trusts nothing from the future, should the clock go back', () => {
  expect(cache.get('ana', nowMs - 1)).toBeNull();
});

it('forgets the sessions of one player, and all when it may have missed news', () => {
  cache.forgetPlayer('ana');
  expect([cache.get('ana', nowMs), cache.get('ben', nowMs)?.playerId]).toEqual([null, 'ben']);
  cache.clear();
  expect(cache.get('ben', nowMs)).toBeNull();
});

it.each([
  ['the session ended', () => cache.forgetPlayer('cid')],
  ['news may have been missed', () => cache.clear()],
])('does not keep what was read before %s and came after', (_what, happens) => {
  const age = cache.age();
  happens();
  cache.put('cid', sessionOf('cid'), nowMs, age);
  expect(cache.get('cid', nowMs)).toBeNull();
  cache.put('cid', sessionOf('cid'), nowMs, cache.age());
  expect(cache.get('cid', nowMs)?.playerId).toBe('cid');
});
