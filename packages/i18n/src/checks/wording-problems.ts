import { withChinesePunctuation } from '../chinese-punctuation.ts';
import type { MessageTag } from '../message-tags.ts';
import { isAllowedUntranslated } from './untranslated-texts.ts';
import type { MessageShape } from './message-shape.ts';

/**
 * Letters a text of the language must contain, where its script alone tells a forgotten
 * translation.
 */
const scripts: Partial<Record<MessageTag, RegExp>> = {
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
  ru: /\p{Script=Cyrillic}/u,
  ne: /\p{Script=Devanagari}/u,
};

/**
 * Frequent characters of the other Chinese script: one of them shows a text pasted from the wrong
 * file.
 */
const otherScript: Partial<Record<MessageTag, RegExp>> = {
  'zh-Hans': /[們個錢請還這時間賽會員帳號碼驗證區塊鏈遊戲優獎勵盤嘗試額餘關閉開啟選擇頁載]/u,
  'zh-Hant': /[们个钱请还这时间赛会员账号码验证区块链戏优奖励盘尝试额关闭开启选择页载]/u,
};

/** What a reader of the language would stumble over, as far as a program can tell. */
export function wordingProblems(
  tag: MessageTag,
  text: string,
  source: string,
  shape: MessageShape,
): string[] {
  if (!/\p{L}/u.test(shape.literals) || isAllowedUntranslated(tag, text)) return [];
  const problems: string[] = [];
  if (text === source) problems.push('is the English text');
  const script = scripts[tag];
  if (script && !script.test(shape.literals)) problems.push('has no letter of the language');
  const foreign = otherScript[tag]?.exec(shape.literals);
  if (foreign) problems.push(`contains "${foreign[0]}" of the other Chinese script`);
  if (/\p{Script=Cyrillic}[A-Za-z]|[A-Za-z]\p{Script=Cyrillic}/u.test(shape.literals))
    problems.push('mixes Latin and Cyrillic letters in a word');
  if (withChinesePunctuation(tag, text) !== text) problems.push('has Western punctuation');
  if (tag === 'es' && count(text, '?') !== count(text, '¿')) problems.push('lacks a "¿"');
  if (tag === 'es' && count(text, '!') !== count(text, '¡')) problems.push('lacks a "¡"');
  return problems;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;
