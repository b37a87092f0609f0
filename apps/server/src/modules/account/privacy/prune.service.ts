import type { ServerContext } from '../../../context.ts';
import { forgetClosed } from './close.store.ts';
import { deleteExpired } from './export.store.ts';

/**
 * How long who the player of a closed account was stays known: money laundering law asks for five
 * years.
 */
const keptYears = 5;

/** Forgets files whose time is over, and who players were that left long ago. */
export async function prunePrivacy({ database, clock }: ServerContext): Promise<void> {
  const now = clock.now();
  await deleteExpired(database.db, now);
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  await forgetClosed(database.db, before, now);
}
