import type { AnswerLine } from '@pavilion/contracts';
import { screens } from '@pavilion/domain/screens';
import { findPassages, speaksOfCrisis } from '@pavilion/domain/support';
import { createTranslator } from '@pavilion/i18n/server';
import type { RequestContext } from '../../../http/route.ts';
import { passagesOf } from './site-passages.service.ts';

/** Longest answer, in characters. */
const answerMax = 8000;
/** What one passage says at most; the page says the rest. */
const passageMax = 1200;
const sourcesMax = 5;
const noRoom = answerMax - sourcesMax * passageMax;
if (noRoom < 0) throw new Error('an answer has no room for its passages');

export type Body = Extract<AnswerLine, { type: 'item' | 'source' | 'notice' }>;
export type Finish = Extract<AnswerLine, { type: 'end' }>['finish'];

/**
 * What the site itself says to a question: passages of its own pages, shortened and not rewritten, each with the page it stands on.
 * Words of crisis are answered with where help is, and with nothing else. What nobody wrote is not made up.
 */
export async function answerOf(
  context: RequestContext,
  question: string,
): Promise<{ lines: Body[]; finish: Finish }> {
  if (speaksOfCrisis(question)) return { lines: careLines(context), finish: 'care' };
  const found = findPassages(await passagesOf(context), question, context.language.tag);
  const passages = found.slice(0, sourcesMax);
  const lines = passages.flatMap(({ title, text, path }, index): Body[] => [
    { type: 'item', text: `${index === 0 ? '' : '\n\n'}**${title}**\n\n${shortened(text)}` },
    { type: 'source', title, path, kind: path === screens.faqs.path ? 'faq' : 'page' },
  ]);
  return { lines, finish: passages.length === 0 ? 'none' : 'complete' };
}

function careLines({ language }: RequestContext): Body[] {
  const t = createTranslator(language.tag);
  const { path } = screens['responsible-gaming'];
  return [
    { type: 'notice', notice: 'care' },
    { type: 'item', text: t('messages.assistant.care') },
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
