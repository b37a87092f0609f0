import type { MessageTag } from './message-tags.ts';

/**
 * Written as escapes: editors and keyboards turn the full-width forms into the narrow ones all too
 * easily.
 */
const fullWidth: Readonly<Record<string, string>> = {
  ',': '\uFF0C',
  '!': '\uFF01',
  '?': '\uFF1F',
  ':': '\uFF1A',
  ';': '\uFF1B',
};

/**
 * A mark after a Chinese character, a closing quote, a placeholder or a tag, never one inside ICU
 * syntax.
 */
const markAfterText =
  /(?<=[\p{Script=Han}\u201D\u3009\u300B\u300D\u300F\u3011\uFF09}>])[,!?:;] ?/gu;
const brackets = /(?<=\p{Script=Han})\(([^()]*)\)/gu;

/** Chinese texts with their own, full-width punctuation; texts of other languages as they are. */
export function withChinesePunctuation(tag: MessageTag, text: string): string {
  if (tag !== 'zh-Hans' && tag !== 'zh-Hant') return text;
  return text
    .replace(brackets, '\uFF08$1\uFF09')
    .replace(markAfterText, (mark) => fullWidth[mark.trim()] ?? mark);
}
