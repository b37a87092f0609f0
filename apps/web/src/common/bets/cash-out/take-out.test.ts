import '../../../testing/dom.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { takeOut } from './take-out.ts';

const offer = {
  ...{ bet_id: 'b1', offer_id: 'o1', part: '0.50', unit_stake: '5.00', amount: '9.00' },
  ...{ full_amount: '18.00', min_part: '0.10', margin: '0.05', delay_seconds: 0 },
  ...{ expires_at: '2026-11-30T12:00:03.000Z', refusal: null, legs: [] },
};
const cashOut = {
  ...{ cash_out_id: 'c1', bet_id: 'b1', state: 'taken', part: '0.50', unit_stake: '5.00' },
  ...{ amount: '9.00', decides_at: null, refusal: null, offer: null },
};
const wish = { part: '0.50', shown: '9.00', currency: 'PHP', takesLess: false };

/** What was asked, and what the server says to a taking: nothing where it is null. */
let asked: { path: string; body: Record<string, unknown> }[] = [];
let answers: (object | null)[] = [];

const said = (fields: object) => Response.json({ statusCode: 1, message: 'OK', ...fields });

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    if (path.endsWith('cash_out_quote')) return said({ value: [offer] });
    const answer = answers.shift() ?? null;
    if (answer === null) throw new TypeError('no network');
    return said({ game_balance: '1.00', game_token: '0.00', ...answer });
  });
  useUserStore.setState({
    isAuthenticated: true,
    user: { account_id: 'demo', session_token: 't', full_name: '', contact_email: '' },
    token: 't',
  });
});
afterEach(() => vi.unstubAllGlobals());

const takings = () => asked.filter(({ path }) => path.endsWith('cash_out_take'));

it('a part whose answer was lost is asked for as it was, and never taken twice', async () => {
  answers = [null, { cash_out: cashOut }];
  const take = (requestId: string) => takeOut({ ...wish, betId: 'b1', requestId });
  await expect(take('r1')).rejects.toThrow('no network');
  expect(await take('r2')).toMatchObject({ kind: 'taken', cashOut: { cash_out_id: 'c1' } });
  expect(takings().map(({ body }) => body['request_id'])).toEqual(['r1', 'r1']);
});

it('where the lost one was never taken, the part is taken by a new offer', async () => {
  const refused = { statusCode: -409, message: 'offerExpired' };
  answers = [null, refused, { cash_out: cashOut }];
  const take = (requestId: string) => takeOut({ ...wish, betId: 'b2', requestId });
  await expect(take('r1')).rejects.toThrow('no network');
  expect(await take('r2')).toMatchObject({ kind: 'taken' });
  expect(takings().map(({ body }) => body['request_id'])).toEqual(['r1', 'r1', 'r2']);
});

it('an offer that ended on its way is asked for once more', async () => {
  const over = { statusCode: -409, message: 'offerExpired' };
  answers = [over, { cash_out: cashOut }];
  const asking = { ...wish, betId: 'b4', requestId: 'r1' };
  expect(await takeOut(asking)).toMatchObject({ kind: 'taken' });
  answers = [over, over];
  await expect(takeOut(asking)).rejects.toMatchObject({ code: 'offerExpired' });
  expect(takings()).toHaveLength(4);
});

it('less than was shown is told and not taken', async () => {
  answers = [];
  const less = { ...wish, shown: '9.01', betId: 'b3', requestId: 'r1' };
  expect(await takeOut(less)).toEqual({ kind: 'moved', amount: '9.00' });
  expect(takings()).toEqual([]);
});
