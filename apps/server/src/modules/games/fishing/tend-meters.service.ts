import { inTransaction } from '@pavilion/database';
import { flushEveryMs, idleCloseMs } from '@pavilion/games/fishing/index';
import type { ServerContext } from '../../../context.ts';
import { endSession } from './close-session.service.ts';
import { flushMeter } from './meter.store.ts';
import { pruneCaught } from './sea.store.ts';
import { lockSession, readBarred, readDue, readIdle, type SessionRow } from './session.store.ts';
import { rememberedMs } from './swimming.service.ts';

/** So many a turn; the next turn is a second later. */
const limit = 200;

type Due = Pick<SessionRow, 'id' | 'site_id'>;

/**
 * Tells the ledger of meters what is due, pays out those nobody uses and those of who may not play
 * any more. One that fails holds up no other.
 */
export async function tendMeters(server: ServerContext): Promise<void> {
  const { db } = server.database;
  const now = server.clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await each(server, await readDue(db, before(flushEveryMs), limit), flush);
  await each(server, await readIdle(db, before(idleCloseMs), limit), (context, due) =>
    endSession(context, due, 'idle'),
  );
  await each(server, await readBarred(db, now, limit), (context, due) =>
    endSession(context, due, 'barred'),
  );
}

async function each(
  server: ServerContext,
  sessions: readonly Due[],
  tend: (server: ServerContext, session: Due) => Promise<unknown>,
): Promise<void> {
  for (const session of sessions)
    await tend(server, session).catch((error: unknown) =>
      server.logger.error({ err: error, session: session.id }, 'a meter was not tended'),
    );
}

function flush(server: ServerContext, { id: sessionId, site_id: siteId }: Due): Promise<void> {
  return inTransaction(server.database, async (executor) => {
    await lockSession(executor, { siteId, sessionId });
    await flushMeter(executor, sessionId, server.clock.now());
  });
}

/** Forgets catches of what has long swum by. For a scheduled job. */
export async function pruneCatches({ database, clock }: ServerContext): Promise<void> {
  // A batch may look for what was remembered a moment ago.
  const hourMs = 3_600_000;
  await pruneCaught(database.db, new Date(clock.now().getTime() - rememberedMs - hourMs));
}
