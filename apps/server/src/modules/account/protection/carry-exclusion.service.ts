import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { readPauses } from '../../money/wallet/index.ts';
import {
  excludePlayer,
  readOwnPauses,
  recordProtectionChange,
  writeTimeOut,
  type Owner,
} from './protection.store.ts';

/**
 * Makes what a person chose on another account of his this account's own, for good: his papers are
 * approved, so he is the same. Until then the gates look it up (`pauses_of`), as long as nobody
 * says that the other is somebody else. Gives until when he is excluded now, or null. The caller
 * holds the player's lock.
 */
export async function carryExclusionOver(
  executor: Executor,
  { ids, clock }: Pick<ServerContext, 'ids' | 'clock'>,
  owner: Owner,
): Promise<Date | null> {
  const now = clock.now();
  const before = await readOwnPauses(executor, owner);
  const after = await readPauses(executor, owner);
  const { excludedUntil, timeOutUntil } = after;
  const isNewlyExcluded = isLater(excludedUntil, before.excludedUntil ?? now, now);
  const isNewlyOut = isLater(timeOutUntil, before.timeOutUntil ?? now, now);
  if (isNewlyExcluded && excludedUntil)
    await excludePlayer(executor, owner, { id: ids.next(), until: excludedUntil, now });
  if (isNewlyOut && timeOutUntil) await writeTimeOut(executor, owner, timeOutUntil, now);
  if (isNewlyExcluded || isNewlyOut) {
    const change = { id: ids.next(), action: 'same-person', before, after, sessionId: null, now };
    await recordProtectionChange(executor, owner, change);
  }
  return excludedUntil !== null && excludedUntil > now ? excludedUntil : null;
}

const isLater = (until: Date | null, than: Date, now: Date): boolean =>
  until !== null && until > now && until > than;
