import type { ReadReference, Reference } from '../../../declared.ts';

const told: ReadonlySet<string> = new Set<Reference['type']>([
  'mission',
  'race',
  'spin',
  'minigame',
  'referral',
]);
const isTold = (source: unknown): source is Reference['type'] =>
  typeof source === 'string' && told.has(source);

/**
 * What a prize belongs to: what gave it, where that is a thing of the player's own; else the claim.
 */
export const rewardOf: ReadReference = ({ claim_id: claim, reward, subject }) => {
  if (typeof claim !== 'string') return null;
  return {
    type: isTold(reward) ? reward : 'reward',
    id: typeof subject === 'string' ? subject : claim,
  };
};
