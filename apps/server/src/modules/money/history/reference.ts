/** What a journal's `ref` may name, the most telling first. */
const references = [
  ['deposit_id', 'deposit'],
  ['withdrawal_id', 'withdrawal'],
  ['bet_id', 'bet'],
  ['inbox_id', 'inbox'],
  ['edition_id', 'tournament'],
] as const;

export interface Reference {
  type: (typeof references)[number][1] | 'jackpot' | 'round';
  id: string;
  /** Of a round: whose it is. */
  provider_code?: string;
}

/** What a movement belongs to; null where it stands for itself. */
export function referenceOf(ref: Record<string, unknown>): Reference | null {
  for (const [name, type] of references) {
    const id = ref[name];
    if (typeof id === 'string') return { type, id };
  }
  const round = ref['round_id'];
  if (typeof round !== 'string') return null;
  if ('jackpot' in ref) return { type: 'jackpot', id: round };
  const provider = ref['provider_code'];
  return {
    type: 'round',
    id: round,
    ...(typeof provider === 'string' && { provider_code: provider }),
  };
}
