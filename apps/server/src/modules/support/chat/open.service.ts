import type { CallInput, CallResponse, chatOpen } from '@pavilion/contracts';
import { inTransaction, isUniqueViolation } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { throttle } from '../../account/identity/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { addGuest, contactMailOf, ownerKey, whoAsks, type Owner } from '../guests/index.ts';
import { findOpenConversation, insertConversation } from './conversation.store.ts';
import { listMessages } from './message.store.ts';
import { deskOf } from './state.service.ts';
import { write, wordsOf } from './talk.service.ts';
import { conversationView, messageViews } from './views.ts';
import { addMessage } from './tell.service.ts';

const perHour = { triesMax: 5, windowMs: 60 * 60_000 };
const messagesShown = 100;

type Input = CallInput<typeof chatOpen>;

/** Begins a talk, or gives the one that is open; what is said with it is its next message. */
export async function openTalk(
  context: RequestContext,
  input: Input,
): Promise<CallResponse<typeof chatOpen>> {
  const { server } = context;
  const { db } = server.database;
  const text = input.text === undefined ? null : wordsOf(input.text);
  const mail = contactMailOf(input.contact_email);
  const known = await whoAsks(context, input);
  const open = known && (await findOpenConversation(db, known));
  if (known && open) {
    if (text !== null)
      await write(context, { owner: known, talk: open }, { text, requestId: idOf(input) });
    return answerOf(context, known, null);
  }
  await refuseNew(context, known);
  const guest = known === null ? await addGuest(context) : null;
  const owner = known ?? guest?.owner;
  if (!owner) throw new Error('a guest who was just added is gone');
  await throttle(server, `chat-open:${ownerKey(owner)}`, perHour);
  await begin(context, owner, { ...input, mail }, text);
  return answerOf(context, owner, guest?.token ?? null);
}

const idOf = ({ request_id: id }: Input): string | null => id?.toLowerCase() ?? null;

/** Nobody is there, or guests are not taken. */
async function refuseNew(
  { server, site, now }: RequestContext,
  owner: Owner | null,
): Promise<void> {
  const { adapter, status, opensAt, settings } = await deskOf(server.database.db, site, now);
  if (adapter === 'vendor' || status !== 'online')
    fail('chatOffline', { statusDetail: opensAt?.toISOString() ?? '' });
  if (!settings.takes_guests && !owner?.playerId) fail('guestsNotAllowed');
}

async function begin(
  context: RequestContext,
  owner: Owner,
  input: Input & { mail: string | null },
  text: string | null,
): Promise<void> {
  const { server, site, now, language } = context;
  const isGuest = owner.playerId === null;
  const name = (isGuest && plainWords(input.name ?? '')) || null;
  const row = {
    id: server.ids.next(),
    site_id: site.id,
    player_id: owner.playerId,
    guest_id: owner.guestId,
    guest_name: name,
    contact_email: isGuest ? input.mail : null,
    state: 'waiting' as const,
    topic: plainWords(input.topic ?? '') || null,
    page: plainWords(input.page ?? '') || null,
    language: language.tag,
    agent_name: null,
    closed_by: null,
    rating: null,
    rating_comment: null,
    ticket_number: null,
    created_at: now,
    answered_at: null,
    closed_at: null,
  };
  try {
    await inTransaction(server.database, async (executor) => {
      await insertConversation(executor, row);
      if (text === null) return;
      const words = { sender: 'player' as const, name, kind: 'text' as const, text };
      await addMessage(executor, server, row, { ...words, request_id: idOf(input) });
    });
  } catch (error) {
    // Two presses at once: the other one's talk is the answer, and these words its next message.
    if (!isUniqueViolation(error)) throw error;
    const open = await findOpenConversation(server.database.db, owner);
    if (open && text !== null)
      await write(context, { owner, talk: open }, { text, requestId: idOf(input) });
  }
}

async function answerOf(
  { server }: RequestContext,
  owner: Owner,
  token: string | null,
): Promise<CallResponse<typeof chatOpen>> {
  const { db } = server.database;
  const talk = await findOpenConversation(db, owner);
  if (!talk) return fail('conversationClosed');
  const rows = await listMessages(db, talk.id, { limit: messagesShown });
  return {
    value: conversationView(talk),
    messages: await messageViews(db, server, rows),
    ...(token === null ? {} : { guest_token: token }),
  };
}
