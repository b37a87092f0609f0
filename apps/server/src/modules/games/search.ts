/**
 * Fuzzy search: every word of the query must be found in the text, as a part of it, or, from four letters on, with one typing
 * mistake (two from eight) at the start of one of its words. Gives a rank, lower is better, or null when it does not match.
 */
export function searchRank(text: string, query: string): number | null {
  if (query === '') return 0;
  const position = text.indexOf(query);
  if (position >= 0) return position === 0 ? 0 : 1;
  const words = text.split(' ');
  const ranks = query.split(' ').map((part) => partRank(words, text, part));
  return ranks.every((rank) => rank !== null) ? 2 + Math.max(...ranks) : null;
}

function partRank(words: readonly string[], text: string, part: string): number | null {
  if (text.includes(part)) return 0;
  const mistakes = part.length >= 8 ? 2 : part.length >= 4 ? 1 : 0;
  if (mistakes === 0) return null;
  const isNear = words.some((word) =>
    [part.length - 1, part.length, part.length + 1].some((length) =>
      isWithinDistance(word.slice(0, length), part, mistakes),
    ),
  );
  return isNear ? 1 : null;
}

/** True when at most `limit` insertions, deletions, replacements or swaps of neighbours turn one text into the other. */
export function isWithinDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
        isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return (previous[b.length] ?? 0) <= limit;
}
