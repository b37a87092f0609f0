import type { AnswerLine, assistantAsk, CallInput, CallResponse } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { fail, failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { StreamedAnswer } from '../../../streamed-answer.ts';
import { throttle } from '../../account/identity/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { addGuest, ownerKey, whoAsks, type Owner } from '../guests/index.ts';
import { answer, type Body, type Finish } from './answer.service.ts';
import { findSession, insertSession, insertWords, type AnswerRow } from './assistant.store.ts';
import { keepConsent, requireConsent } from './consent.service.ts';
import { LineQueue } from './line-queue.ts';
import type { Asking } from './outside-answer.service.ts';
import { readAssistant } from './settings.store.ts';
import { usualClocks } from './timed-words.ts';

type Input = CallInput<typeof assistantAsk>;
type Whole = CallResponse<typeof assistantAsk>;
type Source = AnswerRow['sources'][number];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rates = {
  guest: { minute: 10, day: 60 },
  player: { minute: 20, day: 200 },
};
/** Questions of one visitor that are answered at the same time, by this process. */
const atOnce = 2;
const busy = new Map<string, number>();

interface Asked extends Asking {
  messageId: string;
  token: string | null;
}

interface Answered {
  lines: Body[];
  /** Null: it broke off. */
  finish: Finish | null;
}

/**
 * Answers a question, line by line or whole. What fails before the first line is a failure of the
 * call.
 */
export async function ask(context: RequestContext, input: Input): Promise<StreamedAnswer | Whole> {
  const asked = await take(context, input);
  if (input.stream === false) return wholeOf(asked, await finish(asked, () => undefined));
  return new StreamedAnswer(null, linesOf(asked));
}

/** Checks who asks and whether he may, and keeps the question. */
async function take(context: RequestContext, input: Input): Promise<Asked> {
  const { server, site } = context;
  const question = plainWords(input.text) || failField('text', 'required');
  const known = await whoAsks(context, input);
  const settings = await readAssistant(server.database.db, site.id);
  if (settings.adapter === 'none') fail('assistantUnavailable');
  const session = await sessionOf(context, known, input.session_id);
  await requireConsent(context, known, settings, { text: question, consent: input.consent });
  const guest = known === null ? await addGuest(context) : null;
  const owner = known ?? guest?.owner;
  if (!owner) throw new Error('a guest who was just added is gone');
  await hold(context, owner);
  if (input.consent === true) await keepConsent(context, owner, settings);
  const sessionId = session ?? server.ids.next();
  await keepQuestion(context, owner, { sessionId, isNew: session === null, question });
  return {
    context,
    owner,
    settings,
    sessionId,
    question,
    page: pageOf(input.page),
    clocks: usualClocks,
    messageId: server.ids.next(),
    token: guest?.token ?? null,
  };
}

/** An own path without what a page was asked for: that may name somebody. */
function pageOf(said: string | undefined): string | null {
  const [path = ''] = (said ?? '').split(/[?#]/);
  return /^\/[\w\-./]*$/.test(path) ? path : null;
}

/** Counts a question by the rates of who asks. */
async function hold({ server }: RequestContext, owner: Owner): Promise<void> {
  const rate = owner.playerId === null ? rates.guest : rates.player;
  const key = ownerKey(owner);
  if ((busy.get(key) ?? 0) >= atOnce) fail('tooManyRequests', { retryAfterSeconds: 5 });
  await throttle(server, `ask-minute:${key}`, { triesMax: rate.minute, windowMs: minuteMs });
  await throttle(server, `ask-day:${key}`, { triesMax: rate.day, windowMs: dayMs });
}

async function keepQuestion(
  { server, site, language, now }: RequestContext,
  owner: Owner,
  { sessionId, isNew, question }: { sessionId: string; isNew: boolean; question: string },
): Promise<void> {
  await inTransaction(server.database, async (executor) => {
    if (isNew)
      await insertSession(executor, {
        id: sessionId,
        site_id: site.id,
        player_id: owner.playerId,
        guest_id: owner.guestId,
        language: language.tag,
        created_at: now,
        used_at: now,
      });
    await insertWords(executor, {
      id: server.ids.next(),
      site_id: site.id,
      session_id: sessionId,
      sender: 'player',
      text: question,
      sources: [],
      finish: null,
      is_helpful: null,
      created_at: now,
    });
  });
}

/** The session that is meant, null for a new one. One of others is `assistantNotFound`. */
async function sessionOf(
  { server }: RequestContext,
  owner: Owner | null,
  said: string | undefined,
): Promise<string | null> {
  if (said === undefined) return null;
  const id = said.toLowerCase();
  const session = owner && isUuid(id) ? await findSession(server.database.db, owner, id) : null;
  return session?.id ?? fail('assistantNotFound');
}

/** Finds the answer, tells it as it comes and keeps it, whoever still listens. */
async function finish(asked: Asked, tell: (line: Body) => void): Promise<Answered> {
  const { context, owner, sessionId, messageId } = asked;
  const { server, site, now } = context;
  const lines: Body[] = [];
  const key = ownerKey(owner);
  busy.set(key, (busy.get(key) ?? 0) + 1);
  try {
    const how = await answer(asked, (line) => {
      lines.push(line);
      tell(line);
    });
    await insertWords(server.database.db, {
      id: messageId,
      site_id: site.id,
      session_id: sessionId,
      sender: 'assistant',
      text: textIn(lines),
      sources: sourcesIn(lines),
      finish: how,
      is_helpful: null,
      created_at: now,
    });
    return { lines, finish: how };
  } finally {
    const left = (busy.get(key) ?? 1) - 1;
    if (left > 0) busy.set(key, left);
    else busy.delete(key);
  }
}

const textIn = (lines: readonly Body[]): string =>
  lines.map((line) => (line.type === 'item' ? line.text : '')).join('');

const sourcesIn = (lines: readonly Body[]): Source[] =>
  lines.flatMap((line) =>
    line.type === 'source' ? [{ title: line.title, path: line.path, kind: line.kind }] : [],
  );

/**
 * `begin` before anything is looked for, then what is said as it comes, then one `end` or `error`.
 */
async function* linesOf(asked: Asked): AsyncGenerator<string> {
  const { sessionId, messageId, settings, token, context } = asked;
  const told = new LineQueue<AnswerLine>();
  // It ends and is kept though nobody may wait for it any more.
  void finish(asked, told.push)
    .then(({ finish: how }) => told.push(lastLine(messageId, how)))
    .catch((error: unknown) => {
      context.server.logger.error({ err: error }, 'the assistant found no answer');
      told.push(lastLine(messageId, null));
    })
    .finally(() => told.end());
  yield lineOf({
    type: 'begin',
    session_id: sessionId,
    message_id: messageId,
    adapter: settings.adapter,
    ...(token === null ? {} : { guest_token: token }),
  });
  for await (const line of told) yield lineOf(line);
}

const lastLine = (messageId: string, how: Finish | null): AnswerLine =>
  how === null
    ? { type: 'error', message: 'assistantUnavailable' }
    : { type: 'end', message_id: messageId, finish: how, hand_over: how !== 'complete' };

const lineOf = (line: AnswerLine): string => `${JSON.stringify(line)}\n`;

/** What broke off after some words is cut where nothing can be told after it. */
function wholeOf(asked: Asked, { lines, finish: how }: Answered): Whole {
  return {
    value: {
      message_id: asked.messageId,
      session_id: asked.sessionId,
      adapter: asked.settings.adapter,
      text: textIn(lines),
      sources: sourcesIn(lines),
      own: lines.flatMap((line) =>
        line.type === 'own' ? [{ what: line.what, path: line.path, rows: line.rows }] : [],
      ),
      notices: lines.flatMap((line) => (line.type === 'notice' ? [line.notice] : [])),
      finish: how ?? 'cut',
      hand_over: how !== 'complete',
    },
    ...(asked.token === null ? {} : { guest_token: asked.token }),
  };
}
