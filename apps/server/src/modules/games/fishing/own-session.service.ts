import type { CallInput, CallResponse, fishingSessionGet } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { fishersOf, type Fisher, type FisherInput } from './fisher.service.ts';
import { readSea, type SeaRow } from './sea.store.ts';
import { readOpenSession, readSession, type SessionRow } from './session.store.ts';
import { sessionView } from './session-view.ts';

/**
 * A session of who asks, open or over, with its sea. Fails with sessionNotFound for another one's.
 */
export async function ownSession(
  context: RequestContext,
  input: FisherInput & { session_id: string },
): Promise<{ row: SessionRow; sea: SeaRow; fisher: Fisher }> {
  const { server, site } = context;
  const { db } = server.database;
  const fishers = await fishersOf(context, input);
  const row = await readSession(db, { siteId: site.id, sessionId: input.session_id });
  const fisher = fishers.find(({ holder }) => holder === row?.holder);
  if (!row || !fisher) return fail('sessionNotFound');
  const sea = await readSea(db, { siteId: site.id, seaId: row.sea_id });
  return sea ? { row, sea, fisher } : fail('sessionNotFound');
}

/** The open session of who asks, a player's before a guest's. */
export async function getSession(
  context: RequestContext,
  input: CallInput<typeof fishingSessionGet>,
): Promise<CallResponse<typeof fishingSessionGet>> {
  const { server, site, now } = context;
  for (const { holder } of await fishersOf(context, input)) {
    const row = await readOpenSession(server.database.db, { siteId: site.id, holder });
    if (row) return { value: await sessionView(server, row, now) };
  }
  return { value: null };
}
