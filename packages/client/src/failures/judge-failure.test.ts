import { describe, expect, it } from 'vitest';
import { clientFailure } from './client-failure.ts';
import { judgeFailure, type FailureOutcome } from './judge-failure.ts';
import { toFailure, type Failure } from './failure.ts';

describe('judgeFailure (specification, point 8)', () => {
  const cases: [name: string, failure: Failure, outcome: FailureOutcome][] = [
    ['statusCode 1', { statusCode: 1, message: 'sessionExpired' }, { kind: 'ignored' }],
    ['message OK', { statusCode: -400, message: 'OK' }, { kind: 'ignored' }],
    ['an empty status', { statusCode: '', message: 'invalidTac' }, { kind: 'ignored' }],
    ['no status', { message: 'invalidTac' }, { kind: 'ignored' }],
    ['sessionExpired', { statusCode: -401, message: 'sessionExpired' }, { kind: 'session-ended' }],
    [
      'Session Expired',
      { statusCode: -401, message: 'Session Expired' },
      { kind: 'session-ended' },
    ],
    ['BLOCK', { statusCode: -403, message: 'BLOCK' }, { kind: 'session-ended' }],
    ['CLOSE', { statusCode: -403, message: 'CLOSE' }, { kind: 'session-ended' }],
    [
      'permissionDenied',
      { statusCode: -403, message: 'permissionDenied' },
      { kind: 'session-ended' },
    ],
    [
      'serviceUnavailable',
      { statusCode: -503, message: 'serviceUnavailable' },
      { kind: 'logged', code: 'serviceUnavailable' },
    ],
    [
      'a message of letters is a key',
      { statusCode: -401, message: 'invalidCredentials' },
      { kind: 'shown', text: { key: 'invalidCredentials' } },
    ],
    [
      'any other message is the text',
      { statusCode: -400, message: 'Try 2 minutes later' },
      { kind: 'shown', text: { message: 'Try 2 minutes later' } },
    ],
    [
      'an empty message',
      { statusCode: -500, message: '' },
      { kind: 'shown', text: { key: 'unknownError' } },
    ],
    [
      'no message',
      { statusCode: 0, message: null },
      { kind: 'shown', text: { key: 'unknownError' } },
    ],
  ];
  it.each(cases)('%s', (_name, failure, outcome) => {
    expect(judgeFailure(failure)).toEqual(outcome);
  });
});

describe('client-side failures (specification, point 8)', () => {
  it.each([
    ['/api/startup', -500, 'internalServerError'],
    ['/api/auth/login', -500, 'internalServerError'],
    ['/api/auth/get_balance', -503, 'serviceUnavailable'],
    ['/api/home/fav_list', -503, 'serviceUnavailable'],
    ['/api/home/fetch_slide', -503, 'serviceUnavailable'],
    ['/api/settings/partners', -503, 'serviceUnavailable'],
    ['/api/settings/siteinfodetail', -503, 'serviceUnavailable'],
    ['/api/seo', -503, 'serviceUnavailable'],
    ['/api/settings/profile_update', 0, 'disconnect'],
    ['/api/settings/get_inbox', 0, 'disconnect'],
    ['/api/settings/get_analytics', 0, 'disconnect'],
    ['/api/settings/adsvisit', 0, 'disconnect'],
    ['/api/settings/social_account', 0, 'disconnect'],
  ])('%s fails as %i %s', (path, statusCode, code) => {
    const failure = clientFailure(path, 'fetch failed');
    expect(failure).toMatchObject({ statusCode, code, statusDetail: 'fetch failed' });
  });

  it('gives what a script threw as -500 with its text', () => {
    expect(toFailure(new Error('boom'))).toEqual({
      statusCode: -500,
      message: 'internalServerError',
      statusDetail: 'boom',
    });
  });
});
