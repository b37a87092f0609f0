import type { ReadReference } from '../../../declared.ts';

/** A round of a game, with whose it is. */
export const roundOf: ReadReference = (ref) => {
  const round = ref['round_id'];
  if (typeof round !== 'string' || 'jackpot' in ref) return null;
  const provider = ref['provider_code'];
  return {
    type: 'round',
    id: round,
    ...(typeof provider === 'string' && { provider_code: provider }),
  };
};
