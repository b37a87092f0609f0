import { expect, it } from 'vitest';
import { isDrawnAsTold } from './verify-draw.ts';
import type { DrawDetail } from './lottery.queries.ts';

// The vectors of the contract (wire contract of games two, 14): the first round of its chain.
const draw: DrawDetail = {
  draw_id: '6-49:2026-12-01',
  game: 'lotto-6-49',
  name: 'Lotto 6/49',
  opens_at: '2026-11-28T00:00:00.000Z',
  cut_off_at: '2026-12-01T12:50:00.000Z',
  draw_at: '2026-12-01T13:00:00.000Z',
  state: 'settled',
  price: '2.00',
  jackpot: '300000.00',
  guarantee: '300000.00',
  rollover: '0.00',
  count: 5,
  sales: '22.00',
  round_id: '0190c9f0-0000-7000-8000-000000000001',
  index: 1,
  commitment: {
    terminating_hash: '4002218f4487131ca17a9e5983a9b4becc5cbc477a4831ad2e0c8d9e1139a02f',
    salt: '0000000000000000000301e2801a9a9598bfb114e574a91a887f2132f33047e6',
    root: 'b4196a0251778ed58435b103aa01cf393f5cbe1aa458af84dd4303238b4339a4',
    entropy_source: 'local',
    entropy: '6973f180b61a29986174d68d78484ffee2bc092ec0bd6fd64971c7c4a37599fd',
    hash: '4a77cfde1a0ac0745b0fc6b389089759ba2f3e0e4c06308c42a554aea6926b21',
  },
  outcome: { numbers: [22, 41, 7, 3, 26, 9], bonus: 20 },
  tiers: [],
  number_limit: null,
  prize_table: 'pavilion',
  settled_at: '2026-12-01T13:00:01.000Z',
};

it('a draw of the contract comes out as told', () => {
  expect(isDrawnAsTold(draw)).toBe(true);
});

it.each([
  ['other numbers', { ...draw, outcome: { numbers: [22, 41, 7, 3, 26, 9], bonus: 21 } }],
  ['another place in the chain', { ...draw, index: 2 }],
  ['no entropy', { ...draw, commitment: { ...draw.commitment, entropy: null } }],
  [
    'another list of tickets',
    { ...draw, commitment: { ...draw.commitment, root: draw.commitment.entropy } },
  ],
])('%s do not', (_, changed) => {
  expect(isDrawnAsTold(changed)).toBe(false);
});
