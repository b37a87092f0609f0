import type { ReadReference, Reference } from '../../../declared.ts';

const types: readonly string[] = [
  'mission',
  'race',
  'spin',
  'minigame',
  'referral',
  'reward',
] satisfies ReadonlyArray<Reference['type']>;

const isType = (word: unknown): word is Reference['type'] =>
  typeof word === 'string' && types.includes(word);

/** A journal of a prize names what gave it, and its claim. */
export const prizeOf: ReadReference = ({ claim_id: id, reward }) => {
  if (typeof id !== 'string') return null;
  // What a code or a deposit brought is a reward too.
  return { type: isType(reward) ? reward : 'reward', id };
};
