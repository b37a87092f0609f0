import { createHmac } from 'node:crypto';
import { createLinkFilter, type Passage } from '@pavilion/domain/support';
import type { RequestContext } from '../../../http/route.ts';
import { vipLevelNow } from '../../rewards/vip/index.ts';
import type { Owner } from '../guests/index.ts';
import { AdapterFailed, type AskedFacts } from './adapters/assistant-adapter.ts';
import { outsideAssistants, type OutsideAssistant } from './adapters/index.ts';
import { listLastTurns } from './assistant.store.ts';
import { secretOf } from './settings.service.ts';
import type { AssistantSettings } from './settings.store.ts';
import { inTime, type AnswerClocks } from './timed-words.ts';

/** Longest answer, in characters. */
export const answerMax = 8000;
/** So much of what was said before is told. */
const turnsMax = 8;

/** A question as it is answered. */
export interface Asking {
  context: RequestContext;
  owner: Owner;
  settings: AssistantSettings;
  sessionId: string;
  question: string;
  /** The own path it was asked on, or null. */
  page: string | null;
  clocks: AnswerClocks;
}

/**
 * What a system of somebody else says, in words that can be shown: within the clocks and the
 * length, without addresses nobody vouches for; null for a silence. Throws what went wrong there.
 */
export async function* outsideWords(
  asking: Asking,
  kind: OutsideAssistant,
  passages: readonly Passage[],
): AsyncGenerator<string | null, 'complete' | 'cut'> {
  const { context, settings } = asking;
  const { server, site, now } = context;
  const stop = new AbortController();
  const words = outsideAssistants[kind](
    server.config,
    {
      url: settings.url ?? '',
      model: settings.model,
      secret: secretOf(server, site.id, settings),
    },
    {
      question: asking.question,
      turns: await turnsOf(asking),
      passages,
      facts: await factsOf(asking),
      talkId: talkIdOf(asking),
      now,
      signal: stop.signal,
    },
  );
  return yield* shownWords(
    inTime(words, asking.clocks, () => stop.abort()),
    settings.hosts,
  );
}

async function* shownWords(
  heard: AsyncGenerator<string | null, 'complete' | 'cut'>,
  hosts: readonly string[],
): AsyncGenerator<string | null, 'complete' | 'cut'> {
  const links = createLinkFilter(hosts);
  let length = 0;
  const within = (text: string): string => {
    const fitting = text.slice(0, answerMax - length).toWellFormed();
    length += fitting.length;
    return fitting;
  };
  try {
    for (;;) {
      const next = await heard.next();
      const said = next.done ? links.end() : next.value && links.take(readable(next.value));
      const text = said && within(said);
      if (text !== '') yield text;
      if (next.done) return endOf(next.value, length);
      if (length >= answerMax) return 'cut';
    }
  } finally {
    await heard.return('cut');
  }
}

function endOf(how: 'complete' | 'cut', length: number): 'complete' | 'cut' {
  if (length === 0) throw new AdapterFailed('nothing was said that can be shown');
  return how;
}

/** Without characters that no page shows and no database holds. */
const readable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '').toWellFormed();

async function turnsOf({ context, sessionId }: Asking) {
  const rows = await listLastTurns(context.server.database.db, sessionId, turnsMax);
  return rows.map(({ sender, text }) => ({ from: sender, text }));
}

async function factsOf({ context, owner, page }: Asking): Promise<AskedFacts> {
  const { server, site, language } = context;
  const { siteId, playerId } = owner;
  return {
    site: site.externalId,
    siteName: site.name,
    language: language.tag,
    page,
    isSignedIn: playerId !== null,
    vipLevel:
      playerId === null ? null : await vipLevelNow(server.database.db, { siteId, playerId }),
    jurisdiction: site.jurisdiction,
    pseudonym: playerId && markOf(keyFor(server.appSecret, 'assistant-player'), playerId),
  };
}

const keyFor = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex');

const markOf = (key: string, id: string): string =>
  createHmac('sha256', key).update(id).digest('hex').slice(0, 32);

/** A UUID that stays the same for a talk and leads back to none of our ids. */
function talkIdOf({ context, sessionId }: Asking): string {
  const mark = markOf(keyFor(context.server.appSecret, 'assistant-talk'), sessionId);
  const variant = ((Number.parseInt(mark.charAt(16), 16) & 3) | 8).toString(16);
  return [
    mark.slice(0, 8),
    mark.slice(8, 12),
    `4${mark.slice(13, 16)}`,
    `${variant}${mark.slice(17, 20)}`,
    mark.slice(20),
  ].join('-');
}
