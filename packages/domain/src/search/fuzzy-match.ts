import { isWithinDistance } from './edit-distance.ts';
import { foldText, foldWithOrigins } from './fold-text.ts';

/** Part of a text: start and end, end not included. */
export type Span = readonly [number, number];

export interface TextMatch {
  /** How well the text fits; lower is better, 0 is the same. */
  rank: number;
  /** What of the text was found, in order, for highlighting. */
  spans: readonly Span[];
}

const ranks = { same: 0, start: 1, wordStart: 2, inside: 3, words: 4, mistaken: 5 } as const;

/**
 * Forgiving search in a text as it is written. Accents, case and punctuation do not count. Every
 * word of the query must be found, in any order: as a part of the text, or, from four letters on,
 * with one typing mistake (two from eight) at the start of a word. Scripts without spaces are found
 * as parts. Gives null when the text does not match. A blank query asks for nothing in particular
 * and fits every text; one of signs alone (`???`) fits none.
 */
export function matchText(text: string, query: string): TextMatch | null {
  if (isSignsOnly(query)) return null;
  const { folded, origins } = foldWithOrigins(text);
  const match = matchFolded(folded, foldText(query));
  if (!match) return null;
  const spans = match.spans.map(([start, end]): Span => [
    origins[start]?.[0] ?? 0,
    origins[end - 1]?.[1] ?? 0,
  ]);
  return { rank: match.rank, spans: joined(spans) };
}

/**
 * Search through many texts that are folded already: gives a text's rank as `matchText` does, or
 * null. Words come again and again in a catalogue, so each is compared with the query once.
 */
export function createSearch(query: string): (foldedText: string) => number | null {
  if (isSignsOnly(query)) return () => null;
  const folded = foldText(query);
  const known = new Map<string, NearWord | null>();
  const near: FindNear = (word, part) => {
    const key = `${part} ${word}`;
    const found = known.has(key) ? (known.get(key) ?? null) : nearWord(word, part);
    known.set(key, found);
    return found;
  };
  return (text) => matchFolded(text, folded, near)?.rank ?? null;
}

/** True when something was typed, but nothing that a name is made of. */
function isSignsOnly(query: string): boolean {
  return query.trim() !== '' && foldText(query) === '';
}

/**
 * The start of a word that nearly is a part of the query: how long it is and with how many
 * mistakes.
 */
interface NearWord {
  length: number;
  mistakes: number;
}
type FindNear = (word: string, part: string) => NearWord | null;

function matchFolded(text: string, query: string, near: FindNear = nearWord): TextMatch | null {
  if (query === '') return { rank: ranks.same, spans: [] };
  const position = bestPosition(text, query);
  if (position >= 0)
    return {
      rank: rankAt(text, query, position),
      spans: [[position, position + query.length]],
    };
  return matchWords(text, query, near) ?? matchUnspaced(text, query);
}

/** Where the query stands: at the start of a word rather than inside one. */
function bestPosition(text: string, query: string): number {
  if (text.startsWith(query)) return 0;
  const atWord = text.indexOf(` ${query}`);
  return atWord >= 0 ? atWord + 1 : text.indexOf(query);
}

function rankAt(text: string, query: string, position: number): number {
  if (text === query) return ranks.same;
  if (position === 0) return ranks.start;
  return text[position - 1] === ' ' ? ranks.wordStart : ranks.inside;
}

function matchWords(text: string, query: string, near: FindNear): TextMatch | null {
  const words = wordSpans(text);
  let mistakes = 0;
  const spans: Span[] = [];
  for (const part of query.split(' ')) {
    const found = findPart(text, words, part, near);
    if (!found) return null;
    mistakes += found.mistakes;
    spans.push(found.span);
  }
  return { rank: mistakes === 0 ? ranks.words : ranks.mistaken + mistakes - 1, spans };
}

/** `sweetbonanza` finds `sweet bonanza`. Short queries would find accidents. */
function matchUnspaced(text: string, query: string): TextMatch | null {
  const packed = query.replaceAll(' ', '');
  if (packed.length < 5) return null;
  const positions = [...text].flatMap((letter, index) => (letter === ' ' ? [] : [index]));
  const start = text.replaceAll(' ', '').indexOf(packed);
  if (start < 0 || positions.length !== text.replaceAll(' ', '').length) return null;
  const end = (positions[start + packed.length - 1] ?? 0) + 1;
  return { rank: ranks.words, spans: [[positions[start] ?? 0, end]] };
}

function findPart(
  text: string,
  words: readonly Span[],
  part: string,
  near: FindNear,
): { span: Span; mistakes: number } | null {
  const position = bestPosition(text, part);
  if (position >= 0) return { span: [position, position + part.length], mistakes: 0 };
  if (allowedMistakes(part) === 0) return null;
  const found = words
    .map(([start, end]) => ({ start, near: near(text.slice(start, end), part) }))
    .filter((one): one is { start: number; near: NearWord } => one.near !== null)
    .toSorted((a, b) => a.near.mistakes - b.near.mistakes)[0];
  return found
    ? { span: [found.start, found.start + found.near.length], mistakes: found.near.mistakes }
    : null;
}

function allowedMistakes(part: string): number {
  if (part.length >= 8) return 2;
  return part.length >= 4 ? 1 : 0;
}

/**
 * Compares a word's starts of about the same length with a part of the query; fewer mistakes are
 * better.
 */
function nearWord(word: string, part: string): NearWord | null {
  for (let mistakes = 1; mistakes <= allowedMistakes(part); mistakes += 1)
    for (const length of lengthsToTry(word, part, mistakes))
      if (isWithinDistance(word.slice(0, length), part, mistakes)) return { length, mistakes };
  return null;
}

/** The same length first, then longer ones, then shorter ones. */
function lengthsToTry(word: string, part: string, mistakes: number): number[] {
  const longer = Array.from({ length: mistakes + 1 }, (_, more) => part.length + more);
  const shorter = Array.from({ length: mistakes }, (_, less) => part.length - 1 - less);
  const lengths = [...longer, ...shorter].map((length) => Math.min(length, word.length));
  return [...new Set(lengths)].filter((length) => length > 0);
}

function wordSpans(text: string): Span[] {
  return [...text.matchAll(/[^ ]+/g)].map((found) => [found.index, found.index + found[0].length]);
}

/** Spans in order, those that touch made one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && span[0] <= last[1])
      result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else result.push(span);
  }
  return result;
}
