import { sourceTag, type MessageTag } from '../message-tags.ts';
import { describeMessage, type MessageShape } from './message-shape.ts';
import { pluralProblems } from './plural-problems.ts';
import { shapeProblems } from './shape-problems.ts';
import { wordingProblems } from './wording-problems.ts';

/** Everything wrong with one text of a language, given the English text of the same key. */
export function textProblems(tag: MessageTag, text: string, source: string): string[] {
  if (text.trim() === '') return ['is empty'];
  if (text !== text.trim()) return ['has blanks at its start or end'];
  const shape = describe(text);
  if (typeof shape === 'string') return [`is not valid ICU: ${shape}`];
  return [
    ...shape.namedStyles.map((style) => `names the style "${style}", which is not declared`),
    ...pluralProblems(tag, shape),
    ...(tag === sourceTag ? [] : translationProblems(tag, text, source, shape)),
  ];
}

function translationProblems(
  tag: MessageTag,
  text: string,
  source: string,
  shape: MessageShape,
): string[] {
  const sourceShape = describe(source);
  if (typeof sourceShape === 'string') return []; // Reported for the English text itself.
  return [...shapeProblems(shape, sourceShape), ...wordingProblems(tag, text, source, shape)];
}

/** The shape of a text, or the parser's complaint. */
function describe(text: string): MessageShape | string {
  try {
    return describeMessage(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
