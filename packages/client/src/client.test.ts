import { describe, expect, it } from 'vitest';
import { getBalance } from '@pavilion/contracts/player/money/get-balance.contract';
import type { CallFailure } from './call-failure.ts';
import { createClient } from './client.ts';
import { matchList } from '@pavilion/contracts/player/sports/match-list.contract';

const me = { account_id: 'alice', auth: 'token' };

function clientAnswering(body: string | Error, init: ResponseInit = {}) {
  const requests: Request[] = [];
  const call = createClient({
    baseUrl: 'http://casino1.test',
    fetch: async (input, options) => {
      requests.push(new Request(input, options));
      if (body instanceof Error) throw body;
      return new Response(body, init);
    },
  });
  return { call, requests };
}

const failureOf = (promise: Promise<unknown>): Promise<CallFailure> =>
  promise.then(
    () => {
      throw new Error('the call succeeded');
    },
    (thrown: CallFailure) => thrown,
  );

describe('the typed client', () => {
  it('posts JSON and resolves with the fields of success', async () => {
    const { call, requests } = clientAnswering(
      JSON.stringify({ statusCode: 1, message: 'OK', game_balance: '10.00', game_token: '5' }),
    );
    await expect(call(getBalance, me)).resolves.toMatchObject({
      game_balance: '10.00',
      game_token: '5',
    });
    expect(requests[0]?.url).toBe('http://casino1.test/api/auth/get_balance');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    await expect(requests[0]?.json()).resolves.toEqual(me);
  });

  it('sends no body with GET', async () => {
    const { call, requests } = clientAnswering(
      JSON.stringify({ statusCode: 1, message: 'OK', value: [] }),
    );
    await call(matchList, {});
    expect(requests[0]?.method).toBe('GET');
  });

  it('rejects with code, fields and the time to wait', async () => {
    const { call } = clientAnswering(
      JSON.stringify({
        statusCode: -429,
        message: 'tooManyRequests',
        errors: [{ path: 'account_id', code: 'required' }],
      }),
      { status: 429, headers: { 'retry-after': '7' } },
    );
    await expect(failureOf(call(getBalance, me))).resolves.toMatchObject({
      statusCode: -429,
      code: 'tooManyRequests',
      errors: [{ path: 'account_id', code: 'required' }],
      retryAfterSeconds: 7,
    });
  });

  it.each([
    ['status code 1', { statusCode: 1, message: 'Welcome' }],
    ['status code 1 alone', { statusCode: 1 }],
    ['message OK', { statusCode: 0, message: 'OK' }],
    ['message OK alone', { message: 'OK' }],
    ['an empty status', { statusCode: '', message: 'any' }],
    ['no status', { statusCode: null }],
  ])('succeeds with %s (specification, point 8)', async (_name, envelope) => {
    const { call } = clientAnswering(JSON.stringify({ ...envelope, game_balance: '1.00' }));
    await expect(call(getBalance, me)).resolves.toMatchObject({ game_balance: '1.00' });
  });

  it.each([
    ['a status in digits', { statusCode: '-401', message: 'BLOCK' }, [-401, 'BLOCK']],
    ['no message', { statusCode: -400 }, [-400, '']],
    ['a message that is no text', { statusCode: -400, message: 7 }, [-400, '']],
  ])('fails with what was told of %s', async (_name, envelope, told) => {
    const { call } = clientAnswering(JSON.stringify(envelope));
    const { statusCode, code } = await failureOf(call(getBalance, me));
    expect([statusCode, code]).toEqual(told);
  });

  it.each([
    ['no network', new TypeError('failed to fetch')],
    ['an answer that is no envelope', '<html>502</html>'],
    ['JSON that is no envelope', '{"ok":true}'],
    ['JSON of a proxy', '{"message":"no healthy upstream"}'],
    ['a list', '[]'],
    ['a status that is none', '{"statusCode":{}}'],
  ])('rejects with status code 0 and disconnect on %s', async (_name, body) => {
    const { call } = clientAnswering(body);
    await expect(failureOf(call(getBalance, me))).resolves.toMatchObject({
      statusCode: 0,
      code: 'disconnect',
    });
  });
});
