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
 * The text with comments blanked out, lines kept. By pattern, not by parsing: a `//` after a colon or inside a word is taken
 * for an address, not for a comment.
 */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(
      /(^|[\s;{}(),])\/\/[^\n]*/g,
      (comment, before: string) => before + blank(comment.slice(before.length)),
    );
}

/** `getBalance` → `get-balance`; `top10winnerWithdrawal` → `top10winner-withdrawal`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
