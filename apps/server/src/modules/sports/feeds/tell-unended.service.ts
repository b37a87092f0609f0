import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { openDesk } from './apply-messages.service.ts';
import { noResultDoubt, readUnended } from './feed-unended.store.ts';
import { tellDoubt } from './note-doubt.ts';

/** Nothing told of a match that has begun for so long: bets on it wait for a person. */
const untoldMs = 2 * 60 * 60_000;

/**
 * Tells a person of matches with open bets that began and of which no source says any more how they
 * go on or ended; each once. Gives how many.
 */
export async function tellUnended(context: ServerContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - untoldMs);
  const unended = await readUnended(context.database.db, before);
  for (const { source, key } of unended)
    await inTransaction(context.database, async (trx) => {
      const desk = await openDesk(context, trx, source);
      const detail = 'bets wait for an end that nobody tells; `event result` or `event void`';
      await tellDoubt(desk, { eventKey: key, seq: null }, { ...noResultDoubt(key), detail });
    });
  return unended.length;
}
