import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { wordsOfStaff } from '../../site/content/index.ts';
import { plainWords } from '../../../plain-words.ts';
import {
  changeConversation,
  deleteConversation,
  findAnyConversation,
  listForDesk,
  lockConversation,
  type ConversationRow,
} from './conversation.store.ts';
import { listMessages } from './message.store.ts';
import { addMessage, tellChanged, tellPassing, tellQueue } from './tell.service.ts';
import { conversationView, messageViews } from './views.ts';

const listMax = 200;
const shownMessages = 1000;

/** Talks that are not closed, or those of a state. */
export function talksForDesk(
  { database }: ServerContext,
  wanted: { siteId: string | undefined; state: ConversationRow['state'] | undefined },
): Promise<ConversationRow[]> {
  return listForDesk(database.db, wanted, listMax);
}

/** A talk with its messages. Throws OperatorError where there is none. */
export async function talkForDesk(context: ServerContext, id: string) {
  const talk = await anyTalk(context.database.db, id);
  const rows = await listMessages(context.database.db, talk.id, { limit: shownMessages });
  return { talk, messages: await messageViews(context.database.db, context, rows) };
}

async function anyTalk(executor: Executor, id: string): Promise<ConversationRow> {
  const talk = isUuid(id) ? await findAnyConversation(executor, id.toLowerCase()) : null;
  if (!talk) throw new OperatorError(`there is no conversation ${id}`);
  return talk;
}

/** Does something to a talk, locked, and tells its sockets how it stands then. */
async function workOn(
  context: ServerContext,
  id: string,
  work: (executor: Executor, talk: ConversationRow) => Promise<void>,
): Promise<ConversationRow> {
  const { id: known } = await anyTalk(context.database.db, id);
  return inTransaction(context.database, async (executor) => {
    const talk = await lockConversation(executor, known);
    await work(executor, talk);
    const after = await lockConversation(executor, known);
    await tellChanged(executor, context, [after]);
    if (talk.state === 'waiting' && after.state !== 'waiting')
      await tellQueue(executor, context, talk.site_id);
    return after;
  });
}

function refuseClosed(talk: ConversationRow): void {
  if (talk.state === 'closed') throw new OperatorError('this conversation is closed');
}

/** Takes a talk under a name; who has it already keeps it. */
export function takeTalk(context: ServerContext, id: string, name: string) {
  return workOn(context, id, async (executor, talk) => {
    refuseClosed(talk);
    await take(executor, context, talk, name);
  });
}

async function take(
  executor: Executor,
  context: ServerContext,
  talk: ConversationRow,
  name: string,
): Promise<void> {
  if (talk.state === 'open' && talk.agent_name === name) return;
  const answeredAt = talk.answered_at ?? context.clock.now();
  await changeConversation(executor, talk.id, {
    state: 'open',
    agent_name: name,
    answered_at: answeredAt,
  });
  const event = talk.agent_name === null ? 'joined' : 'handed';
  await addMessage(executor, context, talk, { sender: 'system', kind: 'event', event, name });
}

/** Says something as staff, or a ready answer: takes the talk where nobody has it. */
export async function sayAsStaff(
  context: ServerContext,
  id: string,
  said: { text: string | undefined; canned: string | undefined; name: string | undefined },
): Promise<ConversationRow> {
  const { site_id: siteId, language } = await anyTalk(context.database.db, id);
  const site = context.sites.byId(siteId);
  if (!site) throw new OperatorError('the site of this conversation is gone');
  const text = plainWords(await wordsOfStaff(context, site, said, language));
  if (text === '') throw new OperatorError('text: must not be empty');
  refuseClosed(await anyTalk(context.database.db, id));
  return sayInTalk(context, id, { text, name: said.name }, async () => true);
}

/**
 * Says words of staff in a talk, and takes it where nobody has it. Nothing is said in one that
 * ended, nor where `isNew`, asked in the transaction, denies it.
 */
export async function sayInTalk(
  context: ServerContext,
  id: string,
  said: { text: string; name: string | undefined },
  isNew: (executor: Executor) => Promise<boolean>,
): Promise<ConversationRow> {
  const after = await workOn(context, id, async (executor, talk) => {
    if (talk.state === 'closed' || !(await isNew(executor))) return;
    const site = context.sites.byId(talk.site_id);
    const name = said.name ?? talk.agent_name ?? site?.name ?? '';
    if (talk.state === 'waiting') await take(executor, context, talk, name);
    const { text } = said;
    await addMessage(executor, context, talk, { sender: 'agent', kind: 'text', text, name });
  });
  await tellPassing(context, after, { from: 'agent', readSeq: after.last_seq });
  return after;
}

/** Tells who wrote that all of it was read. */
export async function readAsStaff(context: ServerContext, id: string): Promise<ConversationRow> {
  const talk = await anyTalk(context.database.db, id);
  await tellPassing(context, talk, { from: 'agent', readSeq: talk.last_seq });
  return talk;
}

/** Shows that staff write, as long as such a mark holds. */
export async function typeAsStaff(
  context: ServerContext,
  id: string,
  name: string | undefined,
): Promise<ConversationRow> {
  const talk = await anyTalk(context.database.db, id);
  refuseClosed(talk);
  const shown = name ?? talk.agent_name;
  await tellPassing(context, talk, { from: 'agent', name: shown, typing: true });
  return talk;
}

/** Gives a talk to another of the staff. */
export function handTalk(context: ServerContext, id: string, to: string) {
  return workOn(context, id, async (executor, talk) => {
    refuseClosed(talk);
    await take(executor, context, talk, to);
  });
}

/** Ends a talk as staff; what was closed stays closed. */
export function closeAsStaff(context: ServerContext, id: string) {
  return workOn(context, id, async (executor, talk) => {
    if (talk.state !== 'closed') await close(executor, context, talk);
  });
}

async function close(
  executor: Executor,
  context: ServerContext,
  talk: ConversationRow,
): Promise<void> {
  await changeConversation(executor, talk.id, {
    state: 'closed',
    closed_at: context.clock.now(),
    closed_by: 'agent',
  });
  await addMessage(executor, context, talk, { sender: 'system', kind: 'event', event: 'closed' });
}

/** Erases a talk with its words; that it was, and why it is gone, stands in the log. */
export function eraseTalk(context: ServerContext, actor: string, id: string, reason: string) {
  return changeAsOperator<ConversationRow, Record<string, never>>(context, actor, {
    action: 'chat.erase',
    reason,
    subject: (talk) => ({ siteId: talk.site_id, subject: talk.id }),
    lock: async (executor) => lockConversation(executor, (await anyTalk(executor, id)).id),
    work: async (executor, talk) => {
      await deleteConversation(executor, talk.id);
      await tellQueue(executor, context, talk.site_id);
      return { answer: {}, before: { messages: talk.last_seq }, after: null };
    },
  });
}

/** A talk as staff see it. */
export function deskView(
  { sites }: Pick<ServerContext, 'sites'>,
  talk: ConversationRow,
  accountId: string | null,
) {
  return {
    ...conversationView(talk),
    site: sites.byId(talk.site_id)?.externalId ?? '',
    account_id: accountId,
    contact_email: talk.contact_email,
    guest_name: talk.guest_name,
    page: talk.page,
    language: talk.language,
  };
}

/** Closes talks in which nobody wrote for a day. */
export async function closeSilent(context: ServerContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) await closeAsStaff(context, id);
}
