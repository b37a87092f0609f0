import type {
  assistantHandOver,
  assistantHistory,
  assistantRate,
  assistantState,
  CallInput,
  CallResponse,
} from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';
import { beginFromAssistant } from '../chat/index.ts';
import { whoAsks, type Owner, type WhoInput } from '../guests/index.ts';
import {
  deleteSession,
  findLastSession,
  findSession,
  forgetSessions,
  listWords,
  rateAnswer,
  type SessionRow,
} from './assistant.store.ts';
import { consentOf } from './consent.service.ts';
import { readAssistant } from './settings.store.ts';
import { knownPassages } from './known-passages.service.ts';

const suggestionsMax = 6;
const keptMs = 30 * 24 * 60 * 60_000;

/** What the assistant is, what it is often asked, and the session of who asks. */
export async function assistantStateOf(
  context: RequestContext,
  input: WhoInput,
): Promise<CallResponse<typeof assistantState>> {
  const { db } = context.server.database;
  const owner = await whoAsks(context, input);
  const settings = await readAssistant(db, context.site.id);
  const { adapter } = settings;
  const passages = adapter === 'none' ? [] : (await knownPassages(context)).all;
  const session = owner && (await findLastSession(db, owner));
  return {
    value: {
      adapter,
      suggestions: passages
        .filter(({ kind }) => kind === 'faq' || kind === 'page')
        .slice(0, suggestionsMax)
        .map(({ title }) => title),
      consent: await consentOf(context, owner, settings),
      session_id: session?.id ?? null,
    },
  };
}

/** The session that is meant, of who asks. What belongs to others is `assistantNotFound`. */
async function ownSession(
  context: RequestContext,
  input: WhoInput & { session_id: string },
): Promise<{ owner: Owner; session: SessionRow }> {
  const owner = await whoAsks(context, input);
  const id = input.session_id.toLowerCase();
  if (!owner || !isUuid(id)) return fail('assistantNotFound');
  const session = await findSession(context.server.database.db, owner, id);
  return { owner, session: session ?? fail('assistantNotFound') };
}

export async function historyOf(
  context: RequestContext,
  input: CallInput<typeof assistantHistory>,
): Promise<CallResponse<typeof assistantHistory>> {
  const { session } = await ownSession(context, input);
  const rows = await listWords(context.server.database.db, session.id);
  return {
    value: rows.map((row) => ({
      from: row.sender,
      message_id: row.id,
      text: row.text,
      sources: row.sources,
      helpful: row.is_helpful,
      created_at: row.created_at.toISOString(),
    })),
  };
}

export async function forget(
  context: RequestContext,
  input: WhoInput & { session_id: string },
): Promise<Record<string, never>> {
  const { session } = await ownSession(context, input);
  await deleteSession(context.server.database.db, session.id);
  return {};
}

export async function rate(
  context: RequestContext,
  input: CallInput<typeof assistantRate>,
): Promise<Record<string, never>> {
  const owner = await whoAsks(context, input);
  const id = input.message_id.toLowerCase();
  const { db } = context.server.database;
  if (!owner || !isUuid(id) || !(await rateAnswer(db, owner, id, input.helpful)))
    fail('assistantNotFound');
  return {};
}

/**
 * Hands the talk so far to people: into a chat where they are there, else the client opens the form
 * for a ticket.
 */
export async function handOver(
  context: RequestContext,
  input: CallInput<typeof assistantHandOver>,
): Promise<CallResponse<typeof assistantHandOver>> {
  const { owner, session } = await ownSession(context, input);
  const rows = await listWords(context.server.database.db, session.id);
  const said = rows.map(({ sender, text }) => `${sender}: ${text}`).join('\n\n');
  const id = await beginFromAssistant(context, owner, said);
  return id === null ? { ticket: true } : { conversation_id: id };
}

/** Forgets sessions nobody used for thirty days. */
export function pruneAssistant({ database, clock }: ServerContext): Promise<void> {
  return forgetSessions(database.db, new Date(clock.now().getTime() - keptMs));
}
