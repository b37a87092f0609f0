import { inTransaction } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { Owner } from '../guests/index.ts';
import { findOpenConversation, insertConversation } from './conversation.store.ts';
import { deskOf } from './state.service.ts';
import { addMessage } from './tell.service.ts';

/** What one message holds. */
const saidMax = 4000;

/**
 * Begins a talk with what was said to the assistant, or puts it into the one that is open. Null
 * when nobody is there; raises `guestsNotAllowed` where the site talks to players alone.
 */
export async function beginFromAssistant(
  { server, site, now, language }: RequestContext,
  owner: Owner,
  said: string,
): Promise<string | null> {
  const { db } = server.database;
  const { adapter, status, settings } = await deskOf(db, site, now);
  const open = await findOpenConversation(db, owner);
  if (adapter === 'vendor' || (!open && status !== 'online')) return null;
  if (!open && owner.playerId === null && !settings.takes_guests) fail('guestsNotAllowed');
  const talk = { id: open?.id ?? server.ids.next(), site_id: site.id };
  await inTransaction(server.database, async (executor) => {
    if (!open)
      await insertConversation(executor, {
        ...talk,
        player_id: owner.playerId,
        guest_id: owner.guestId,
        guest_name: null,
        contact_email: null,
        state: 'waiting',
        topic: null,
        page: null,
        language: language.tag,
        agent_name: null,
        closed_by: null,
        rating: null,
        rating_comment: null,
        ticket_number: null,
        created_at: now,
        answered_at: null,
        closed_at: null,
      });
    // The end of a long talk says most.
    const text = said.slice(-saidMax).toWellFormed();
    await addMessage(executor, server, talk, { sender: 'system', kind: 'text', text });
  });
  return talk.id;
}
