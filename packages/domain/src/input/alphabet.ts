import { normaliseText } from './normal-form.ts';
import type { ValidationCode } from './validation-codes.ts';

/**
 * Alphabet-only text (specification, point 5; decisions, "Input rules"). A letter is any Unicode
 * letter with the marks that belong to it, since names in Devanagari or with combining accents
 * cannot be written without them. `strict`: letters and space, nothing else. `lenient`: also `'`,
 * `-` and `.` inside a name.
 */
export type TextStrictness = 'strict' | 'lenient';

/** Longest full name, in letters; there is no shortest, since people have names of one letter. */
export const fullNameMaxLength = 100;

const allowed: Record<TextStrictness, RegExp> = {
  strict: /[\p{L}\p{M} ]/u,
  lenient: /[\p{L}\p{M} '\-.’]/u,
};
const whole: Record<TextStrictness, RegExp> = {
  strict: /^\p{L}\p{M}*(?: ?\p{L}\p{M}*)*$/u,
  // A sign stands after a letter: O'Brien, Anne-Marie, J. R. Smith, but neither 'Ann nor
  // Ann--Marie.
  lenient: /^\p{L}\p{M}*(?:(?:['’-]|\.(?: |-)?| )?\p{L}\p{M}*)*\.?$/u,
};

/**
 * Drops every character the field does not take: what typing does, and pasting in the lenient
 * variant.
 */
export function filterAlphabet(text: string, strictness: TextStrictness): string {
  return [...text].filter((character) => allowed[strictness].test(character)).join('');
}

/**
 * What a paste puts into the field: filtered when lenient; when strict null (refused) if anything
 * would be dropped.
 */
export function pasteAlphabet(text: string, strictness: TextStrictness): string | null {
  const kept = filterAlphabet(text, strictness);
  return strictness === 'strict' && kept !== text ? null : kept;
}

/**
 * True for a finished alphabet-only text: starts with a letter, single spaces and signs between
 * letters.
 */
export function isAlphabetOnly(text: string, strictness: TextStrictness): boolean {
  return whole[strictness].test(text);
}

/** The form a full name is stored in: as every text that is compared, trimmed, single spaces. */
export function normaliseFullName(text: string): string {
  return normaliseText(text).trim().replace(/\s+/g, ' ');
}

/** True when two names differ by no more than the apostrophe a keyboard writes. */
export function isSameName(one: string, other: string): boolean {
  const key = (name: string): string => normaliseFullName(name).replaceAll('’', "'");
  return key(one) === key(other);
}

/** Checks a full name; gives the first reason to refuse it, or null. */
export function validateFullName(
  text: string,
  strictness: TextStrictness = 'lenient',
): ValidationCode | null {
  const name = normaliseFullName(text);
  if (name === '') return 'required';
  if ([...name].length > fullNameMaxLength) return 'tooLong';
  return isAlphabetOnly(name, strictness) ? null : 'alphabetOnly';
}
