import { foldText } from '@pavilion/domain/search';

/** As many as fit above a phone's keyboard. */
export const recentSearchesMax = 6;

/**
 * Puts a search at the front; one that reads the same stands there once. Blank searches are not
 * stored.
 */
export function withSearch(searches: readonly string[], search: string): string[] {
  const text = search.trim();
  const folded = foldText(text);
  if (folded === '') return [...searches];
  const others = searches.filter((known) => foldText(known) !== folded);
  return [text, ...others].slice(0, recentSearchesMax);
}
