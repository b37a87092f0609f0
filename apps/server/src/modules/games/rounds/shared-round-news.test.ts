import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerContext } from '../../../context.ts';
import { tellBet } from './shared-round-news.ts';
import type { SharedBetView } from './shared-round-view.ts';

interface News {
  topic: string;
  data: { round_id: string; bets: SharedBetView[] };
}

let told: News[] = [];
let server: ServerContext;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const pass = async (_db: unknown, drafts: News[]) => void told.push(...drafts);
  server = { publisher: { pass }, database: { db: null } } as unknown as ServerContext;
});
afterEach(() => void vi.useRealTimers());

const betOf = (index: number, fields: Partial<SharedBetView> = {}): SharedBetView => ({
  bet_id: `00000000-0000-7000-8000-${`${index}`.padStart(12, '0')}`,
  account_id: 'pla***01',
  stake: '10.00',
  currency: 'USD',
  params: { auto_cash_out: '2.00' },
  payout: '0.00',
  multiplier: null,
  ...fields,
});
const tell = (roundId: string, bet: SharedBetView, siteId = 'alpha') =>
  tellBet(server, { siteId, topic: 'round:PAVILION:crash', roundId }, bet);
const idsOf = (news: News[]) => news.flatMap(({ data }) => data.bets.map(({ bet_id }) => bet_id));

it('tells what half a second gathered in one piece', async () => {
  tell('r1', betOf(1));
  tell('r1', betOf(2));
  await vi.advanceTimersByTimeAsync(499);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.map(({ data }) => data)).toEqual([{ round_id: 'r1', bets: [betOf(1), betOf(2)] }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toHaveLength(1);
});

it('tells a rush in pieces that each fit a notice, every bet once and in order', async () => {
  const bets = Array.from({ length: 200 }, (_, index) => betOf(index));
  for (const bet of bets) tell('r1', bet);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(idsOf(told)).toEqual(bets.map(({ bet_id }) => bet_id));
  expect(told.length).toBeGreaterThan(1);
  for (const { data } of told)
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(7500);
});

it('tells a bet that changed while it waited as it is then', async () => {
  for (let index = 0; index < 100; index += 1) tell('r1', betOf(index));
  const left = betOf(99, { payout: '12.00', multiplier: '1.20' });
  tell('r1', left);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told.flatMap(({ data }) => data.bets).slice(-1)).toEqual([left]);
  expect(idsOf(told)).toHaveLength(100);
});

it('keeps nothing of a round once the next one takes bets, and tables of two sites apart', async () => {
  for (let index = 0; index < 100; index += 1) tell('r1', betOf(index));
  tell('r1', betOf(900), 'beta');
  tell('r2', betOf(500));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(idsOf(told)).toEqual([betOf(500).bet_id, betOf(900).bet_id]);
});

it('tells a bet too long for any notice alone', async () => {
  const long = betOf(1, { params: { note: 'x'.repeat(9000) } });
  tell('r1', long);
  tell('r1', betOf(2));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.map(({ data }) => data.bets)).toEqual([[long], [betOf(2)]]);
});
