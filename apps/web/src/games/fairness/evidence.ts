// chunk: stage
import type { RoundRecord } from '../game-info.ts';

/** Everything a round can be worked out from, as text: a form's fields and an address's. */
export interface Evidence {
  game: string;
  /** JSON. */
  params: string;
  /** JSON; of hands. */
  actions: string;
  /** Of hands whose actions take more: what they began with, with all decimals of its currency. */
  base_stake: string;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  nonce: string;
  hash: string;
  index: string;
  salt: string;
  terminating_hash: string;
  /** Of rounds of pools: what came into being after their close. */
  entropy: string;
}

const nothing: Evidence = {
  game: '',
  params: '{}',
  actions: '[]',
  base_stake: '',
  server_seed: '',
  server_seed_hash: '',
  client_seed: '',
  nonce: '0',
  hash: '',
  index: '1',
  salt: '',
  terminating_hash: '',
  entropy: '',
};

const fields = Object.keys(nothing) as Array<keyof Evidence>;

/** What an address says; what it leaves out is empty. */
export function evidenceOfAddress(address: URLSearchParams, game: string): Evidence {
  const found = fields.map((field) => [field, address.get(field) ?? nothing[field]] as const);
  const evidence = Object.fromEntries(found) as unknown as Evidence;
  return evidence.game === '' ? { ...evidence, game } : evidence;
}

/** What a round's record says. */
export function evidenceOfRound(round: RoundRecord): Evidence {
  const { fairness, chain } = round;
  return {
    ...nothing,
    game: round.game_code,
    params: JSON.stringify(round.params),
    actions: JSON.stringify(round.played ?? []),
    base_stake: round.base_stake ?? '',
    server_seed: round.server_seed ?? '',
    server_seed_hash: fairness.server_seed_hash ?? '',
    client_seed: fairness.client_seed ?? '',
    nonce: String(fairness.nonce ?? 0),
    hash: fairness.hash ?? '',
    index: String(fairness.chain_index ?? 1),
    salt: chain?.salt ?? '',
    terminating_hash: chain?.terminating_hash ?? '',
    entropy: fairness.entropy ?? '',
  };
}

/** The address of the page that checks this. */
export function verificationPath(evidence: Partial<Evidence>): string {
  const query = new URLSearchParams(
    fields.flatMap((field) => {
      const value = evidence[field];
      return value === undefined || value === nothing[field] ? [] : [[field, value]];
    }),
  );
  return `/fairness?${query}`;
}

/** Where a round of the site is checked, and shown again. */
export const verificationOf = (roundId: string): string => `/fairness?round=${roundId}`;
export const replayOf = (roundId: string): string => `/replay?round=${roundId}`;
