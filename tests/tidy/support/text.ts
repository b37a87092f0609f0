/** A hit of a pattern in a text: 1-based line and the matching words. */
export type Hit = { readonly line: number; readonly match: string };

/** Every place where a pattern matches; the pattern needs the `g` flag. */
export function findHits(text: string, pattern: RegExp): Hit[] {
  return [...text.matchAll(pattern)].map((found) => ({
    line: text.slice(0, found.index).split('\n').length,
    match: found[0].trim(),
  }));
}

const blank = (comment: string): string => comment.replace(/[^\n]/g, ' ');

/**
 * A string of one line, or a comment, whichever begins first: `/*` in a string (`image/*`) opens
 * none.
 */
const STRING_OR_COMMENT =
  /(['"`])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g;

/**
 * The text with comments blanked out, lines kept. By pattern, not by parsing: a `//` after a colon
 * or inside a word is taken for an address, not for a comment.
 */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (found) => (found.startsWith('/') ? blank(found) : found));
}

/** `getBalance` → `get-balance`; `top10winnerWithdrawal` → `top10winner-withdrawal`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
