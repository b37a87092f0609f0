import type { AnswerLine } from '@pavilion/contracts';
import { screens } from '@pavilion/domain/screens';
import { speaksOfCrisis, type Passage } from '@pavilion/domain/support';
import { createTranslator } from '@pavilion/i18n/server';
import type { RequestContext } from '../../../http/route.ts';
import { playerRefusal } from '../../money/wallet/index.ts';
import { footerOf, scopeOf } from '../../site/content/index.ts';
import { outsideAssistants, type OutsideAssistant } from './adapters/index.ts';
import { ownLinesOf } from './own.service.ts';
import { answerMax, outsideWords, type Asking } from './outside-answer.service.ts';
import { knownPassages } from './known-passages.service.ts';
import type { SitePassage } from './site-passage.ts';

/** What one passage says at most; the page says the rest. */
const passageMax = 1200;
const sourcesMax = 5;
const noRoom = answerMax - sourcesMax * passageMax;
if (noRoom < 0) throw new Error('an answer has no room for its passages');

export type Body = Extract<AnswerLine, { type: 'item' | 'source' | 'own' | 'notice' | 'wait' }>;
export type Finish = Extract<AnswerLine, { type: 'end' }>['finish'];

/**
 * Answers a question line by line, and gives how it ended; null: somebody else broke off in the
 * middle, what he said stays. Words of crisis are answered with where help is, and with nothing
 * else. What nobody wrote is not made up.
 */
export async function answer(asking: Asking, tell: (line: Body) => void): Promise<Finish | null> {
  const { context, question } = asking;
  if (speaksOfCrisis(question)) {
    for (const line of await careLines(context)) tell(line);
    return 'care';
  }
  const { playerId } = asking.owner;
  const own = playerId === null ? [] : await ownLinesOf(context, playerId, question);
  for (const line of own) tell(line);
  const finish = await answerFromPages(asking, tell);
  // His own things are an answer, too.
  return finish === 'none' && own.length > 0 ? 'complete' : finish;
}

async function answerFromPages(asking: Asking, tell: (line: Body) => void): Promise<Finish | null> {
  const { context, question, settings } = asking;
  const isProtected = await mayNotBeDrawn(asking);
  const { index } = await knownPassages(context);
  const mayTell = ({ draws }: SitePassage): boolean => !isProtected || !draws;
  const found = index.find(question, mayTell).slice(0, sourcesMax);
  const kind = isOutside(settings.adapter) && !isProtected ? settings.adapter : null;
  if (kind === null) return quote(found, tell);
  const finish = await askOutside(asking, kind, found, tell);
  return finish === undefined ? quote(found, tell) : finish;
}

const isOutside = (adapter: string): adapter is OutsideAssistant =>
  Object.hasOwn(outsideAssistants, adapter);

/** Who may not play is led to no offer, and answered by nobody of whom we cannot know it. */
async function mayNotBeDrawn({ context, owner }: Asking): Promise<boolean> {
  const { siteId, playerId } = owner;
  if (playerId === null) return false;
  const { database } = context.server;
  const asked = { siteId, playerId, now: context.now };
  return (await playerRefusal(database.db, asked)) !== null;
}

/**
 * The site's own words: passages of its pages, shortened and not rewritten, each with the page it
 * stands on.
 */
function quote(passages: readonly SitePassage[], tell: (line: Body) => void): Finish {
  passages.forEach(({ title, text, path, kind }, index) => {
    const begin = index === 0 ? '' : '\n\n';
    tell({ type: 'item', text: `${begin}**${title}**\n\n${shortened(text)}` });
    tell({ type: 'source', title, path, kind });
  });
  return passages.length === 0 ? 'none' : 'complete';
}

/** Null broke off; undefined: nothing was said yet, and we answer ourselves. */
async function askOutside(
  asking: Asking,
  kind: OutsideAssistant,
  passages: readonly SitePassage[],
  tell: (line: Body) => void,
): Promise<Finish | null | undefined> {
  let hasSpoken = false;
  try {
    const words = outsideWords(asking, kind, passages.map(shortPassage));
    for (;;) {
      const next = await words.next();
      if (next.done) {
        // Only a model was told of them.
        if (kind === 'openai') for (const one of passages) tell(sourceOf(one));
        return next.value;
      }
      if (next.value === null) tell({ type: 'wait' });
      else {
        if (!hasSpoken) tell({ type: 'notice', notice: 'machine' });
        hasSpoken = true;
        tell({ type: 'item', text: next.value });
      }
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { externalId: site } = asking.context.site;
    asking.context.server.logger.warn({ site, kind, reason }, 'the assistant of a site failed');
    if (hasSpoken) return null;
    tell({ type: 'notice', notice: 'fallback' });
    return undefined;
  }
}

const sourceOf = ({ title, path, kind }: SitePassage): Body => ({
  type: 'source',
  title,
  path,
  kind,
});

const shortPassage = (passage: SitePassage): Passage => ({
  ...passage,
  text: shortened(passage.text),
});

async function careLines(context: RequestContext): Promise<Body[]> {
  const t = createTranslator(context.language.tag);
  const { helplines } = await footerOf(scopeOf(context));
  const help = helplines.map(({ name, phone }) => `\n- **${name}**${phone ? `: ${phone}` : ''}`);
  const { path } = screens['responsible-gaming'];
  return [
    { type: 'notice', notice: 'care' },
    { type: 'item', text: [t('messages.assistant.care'), ...help].join('\n') },
    { type: 'source', title: t('_m.responsibleGaming'), path, kind: 'page' },
  ];
}

/** Ends at a sentence or a line where there is one in the last third. */
function shortened(text: string): string {
  if (text.length <= passageMax) return text;
  const cut = text.slice(0, passageMax - 1);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('\n'), cut.lastIndexOf('。'));
  return `${cut.slice(0, end > (passageMax * 2) / 3 ? end + 1 : undefined).toWellFormed()}…`;
}
