import type { AnswerLine, assistantAsk, CallInput, CallResponse } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { fail, failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { StreamedAnswer } from '../../../streamed-answer.ts';
import { throttle } from '../../account/identity/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { addGuest, ownerKey, whoAsks, type Owner } from '../guests/index.ts';
import { answerOf, type Body, type Finish } from './answer.service.ts';
import {
  findSession,
  insertSession,
  insertWords,
  readAdapter,
  type AnswerRow,
} from './assistant.store.ts';

type Input = CallInput<typeof assistantAsk>;
type Whole = CallResponse<typeof assistantAsk>;
type Source = AnswerRow['sources'][number];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rates = {
  guest: { minute: 10, day: 60 },
  player: { minute: 20, day: 200 },
};

interface Asked {
  sessionId: string;
  messageId: string;
  question: string;
  token: string | null;
}

/** Answers a question, line by line or whole. What fails before the first line is a failure of the call. */
export async function ask(context: RequestContext, input: Input): Promise<StreamedAnswer | Whole> {
  const asked = await take(context, input);
  if (input.stream === false) return wholeOf(asked, await finish(context, asked));
  return new StreamedAnswer(null, linesOf(context, asked));
}

/** Checks who asks, and keeps the question. */
async function take(context: RequestContext, input: Input): Promise<Asked> {
  const { server, site, now, language } = context;
  const { db } = server.database;
  const question = plainWords(input.text) || failField('text', 'required');
  const known = await whoAsks(context, input);
  if ((await readAdapter(db, site.id)) === 'none') fail('assistantUnavailable');
  const session = await sessionOf(context, known, input.session_id);
  const guest = known === null ? await addGuest(context) : null;
  const owner = known ?? guest?.owner;
  if (!owner) throw new Error('a guest who was just added is gone');
  const rate = owner.playerId === null ? rates.guest : rates.player;
  const key = ownerKey(owner);
  await throttle(server, `ask-minute:${key}`, { triesMax: rate.minute, windowMs: minuteMs });
  await throttle(server, `ask-day:${key}`, { triesMax: rate.day, windowMs: dayMs });
  const sessionId = session ?? server.ids.next();
  await inTransaction(server.database, async (executor) => {
    if (session === null)
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
  return { sessionId, messageId: server.ids.next(), question, token: guest?.token ?? null };
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

/** Finds the answer and keeps it, whoever still listens. */
async function finish(
  context: RequestContext,
  { sessionId, messageId, question }: Asked,
): Promise<{ lines: Body[]; finish: Finish }> {
  const { server, site, now } = context;
  const answer = await answerOf(context, question);
  await insertWords(server.database.db, {
    id: messageId,
    site_id: site.id,
    session_id: sessionId,
    sender: 'assistant',
    text: textIn(answer.lines),
    sources: sourcesIn(answer.lines),
    finish: answer.finish,
    is_helpful: null,
    created_at: now,
  });
  return answer;
}

const textIn = (lines: readonly Body[]): string =>
  lines.map((line) => (line.type === 'item' ? line.text : '')).join('');

const sourcesIn = (lines: readonly Body[]): Source[] =>
  lines.flatMap((line) =>
    // Of the site's own pages there are no others.
    line.type === 'source' && (line.kind === 'page' || line.kind === 'faq')
      ? [{ title: line.title, path: line.path, kind: line.kind }]
      : [],
  );

/** `begin` before anything is looked for, then what is found, then one `end` or `error`. */
async function* linesOf(context: RequestContext, asked: Asked): AsyncGenerator<string> {
  const work = finish(context, asked);
  // Nobody may wait for it any more: it ends and is kept all the same.
  work.catch(() => undefined);
  yield lineOf({
    type: 'begin',
    session_id: asked.sessionId,
    message_id: asked.messageId,
    adapter: 'builtin',
    ...(asked.token === null ? {} : { guest_token: asked.token }),
  });
  try {
    const { lines, finish: how } = await work;
    for (const line of lines) yield lineOf(line);
    yield lineOf({
      type: 'end',
      message_id: asked.messageId,
      finish: how,
      hand_over: how !== 'complete',
    });
  } catch (error) {
    context.server.logger.error({ err: error }, 'the assistant found no answer');
    yield lineOf({ type: 'error', message: 'assistantUnavailable' });
  }
}

const lineOf = (line: AnswerLine): string => `${JSON.stringify(line)}\n`;

function wholeOf(asked: Asked, { lines, finish: how }: { lines: Body[]; finish: Finish }): Whole {
  return {
    value: {
      message_id: asked.messageId,
      session_id: asked.sessionId,
      adapter: 'builtin',
      text: textIn(lines),
      sources: sourcesIn(lines),
      own: [],
      notices: lines.flatMap((line) => (line.type === 'notice' ? [line.notice] : [])),
      finish: how,
      hand_over: how !== 'complete',
    },
    ...(asked.token === null ? {} : { guest_token: asked.token }),
  };
}
