import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundRequests } from './foreign-round.ts';
import { makeHub88Keys } from './hub88-keys.ts';

const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();
const order = {
  requestId: 'q1',
  base: 'http://studio.test',
  account: 'our-name',
  roundId: 'r1',
  returned: '12.50',
};

describe('a round as Hub88 tells it', () => {
  const { url, body, read } = roundRequests.hub88({
    ...order,
    secret: makeHub88Keys(theirs).secret,
  });
  const row = (kind: string, id: string, more: object = {}) => ({
    transaction_uuid: id,
    kind: `TK_${kind}`,
    transaction_status: 'TS_SUCCESS',
    amount: 1_250_000,
    ...more,
  });
  const missed = { transaction_status: 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED' };
  const ofB1 = { reference_transaction_uuid: 'b1' };

  it('is asked for by its transactions', () => {
    expect(url).toBe('http://studio.test/operator/generic/v2/transactions/list');
    expect(JSON.parse(body)).toEqual({ operator_id: 'our-name', round: 'r1' });
  });

  it.each([
    ['nothing known', [], { state: 'open' }],
    ['a stake alone', [row('BET', 'b1')], { state: 'open' }],
    [
      'a win that never came',
      [row('BET', 'b1'), row('WIN', 'w1', { ...missed, ...ofB1 })],
      { state: 'won', txId: 'w1', win: '12.5', refTxId: 'b1' },
    ],
    [
      'a win of nothing',
      [row('BET', 'b1'), row('WIN', 'w1', { amount: 0 })],
      { state: 'won', txId: 'w1', win: '0', refTxId: null },
    ],
    ['two wins', [row('BET', 'b1'), row('WIN', 'w1'), row('WIN', 'w2')], { state: 'open' }],
    [
      'one win of two stakes',
      [row('BET', 'b1'), row('BET', 'b2'), row('WIN', 'w1')],
      { state: 'open' },
    ],
    [
      'a stake given back by status',
      [row('BET', 'b1', { transaction_status: 'TS_ROLLEDBACK' })],
      { state: 'cancelled' },
    ],
    [
      'a stake given back by its own row',
      [row('BET', 'b1'), row('ROLLBACK', 'x', ofB1)],
      { state: 'cancelled' },
    ],
    [
      'a stake that was refused',
      [row('BET', 'b1', { transaction_status: 'TS_DECLINED' })],
      { state: 'open' },
    ],
  ])('%s', (_name, rows, expected) => {
    expect(read(rows)).toMatchObject(expected);
  });

  it.each([[null], [{ error: 'no' }], [[{ kind: 'TK_BET' }]], [[row('WIN', 'w', { amount: -1 })]]])(
    '%j is no answer',
    (answer) => expect(read(answer)).toBeNull(),
  );
});

describe('a round as Pragmatic tells it', () => {
  const { url, body, read } = roundRequests.pragmatic({ ...order, secret: 'secret' });

  it('is asked for with a hash', () => {
    expect(url).toBe('http://studio.test/IntegrationService/v3/http/HistoryAPI/GetRoundStatus/');
    expect([...new URLSearchParams(body).keys()]).toEqual(['secureLogin', 'roundId', 'hash']);
  });

  it.each([
    ['InProgress', '0', 'open'],
    ['CompleteInProcess', '12.5', 'open'],
    ['CancelInProcess', '0', 'open'],
    ['Completed', '12.5', 'lost'],
    ['completed', 12.5, 'lost'],
    ['Completed', '13', 'open'],
    ['Canceled', '0', 'cancelled'],
  ])('%s with %s won, 12.50 paid: %s', (roundStatus, winAmount, state) => {
    expect(read({ error: '0', roundStatus, winAmount })).toMatchObject({ state, txId: null });
  });

  it.each([
    [null],
    [{ error: '7', roundStatus: 'Completed', winAmount: '12.5' }],
    [{ error: '0' }],
  ])('%j is no answer', (answer) => expect(read(answer)).toBeNull());
});
