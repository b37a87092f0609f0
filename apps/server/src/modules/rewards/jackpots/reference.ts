import type { ReadReference } from '../../../declared.ts';

/** A journal of a pot names its round; that of a studio's pot is a round of a game. */
export const jackpotOf: ReadReference = (ref) => {
  const round = ref['round_id'];
  return typeof round === 'string' && 'jackpot' in ref ? { type: 'jackpot', id: round } : null;
};
