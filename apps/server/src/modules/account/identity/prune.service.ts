import type { ServerContext } from '../../../context.ts';
import { pruneSessionsBefore } from './session.store.ts';
import { pruneChallenges } from './sign-in-challenge.store.ts';
import { pruneTacs } from './tac.store.ts';
import { pruneThrottles } from './throttle.store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sessionsKeptMs = 30 * dayMs;

/**
 * Removes sessions that ended a month ago, codes that ended a day ago and throttle windows that are
 * over.
 */
export async function pruneIdentity(context: ServerContext): Promise<void> {
  const nowMs = context.clock.now().getTime();
  await pruneSessionsBefore(context.database.db, new Date(nowMs - sessionsKeptMs));
  await pruneTacs(context.database.db, new Date(nowMs - dayMs));
  await pruneChallenges(context.database.db, new Date(nowMs - dayMs));
  await pruneThrottles(context.database.db, new Date(nowMs - dayMs));
}
