import type { Word } from './event-state.ts';

export type SettleWord = Word & { readonly kind: 'settle' };
export type CancelWord = Word & { readonly kind: 'cancel' };

/** The words with one more, in the order of their numbers; one that is there changes nothing. */
export function withWord(words: readonly Word[], word: Word): readonly Word[] {
  if (words.some(({ seq }) => seq === word.seq)) return words;
  const later = words.findIndex(({ seq }) => seq > word.seq);
  return later < 0 ? [...words, word] : words.toSpliced(later, 0, word);
}

const lastRollback = (words: readonly Word[], of: 'settle' | 'cancel'): number =>
  words.findLast((word) => word.kind === 'rollback' && word.of === of)?.seq ?? -1;

/**
 * The settlement that holds: not taken back, a confirmed one before a live one, of equals the last.
 */
export function settledBy(words: readonly Word[]): SettleWord | null {
  const since = lastRollback(words, 'settle');
  const standing = words.filter(
    (word): word is SettleWord => word.kind === 'settle' && word.seq > since,
  );
  return standing.findLast(({ certainty }) => certainty === 'confirmed') ?? standing.at(-1) ?? null;
}

/** The number of the first settlement that was not taken back; null: none was. */
export function settledSince(words: readonly Word[]): number | null {
  const since = lastRollback(words, 'settle');
  return words.find(({ kind, seq }) => kind === 'settle' && seq > since)?.seq ?? null;
}

/** The cancellations that were not taken back. */
export function cancelledBy(words: readonly Word[]): CancelWord[] {
  const since = lastRollback(words, 'cancel');
  return words.filter((word): word is CancelWord => word.kind === 'cancel' && word.seq > since);
}

/** Until here prices are of a settlement that was taken back: the next ones open the market. */
export const reopensAfter = (words: readonly Word[]): number => lastRollback(words, 'settle');
