import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  commonProviderErrors,
  isProviderErrorCode,
  providerErrors,
  readLaunchAddress,
  studioCalls,
  transact,
  walletCalls,
  writeLaunchAddress,
  type LaunchAddress,
} from './index.ts';

const calls = [...Object.values(walletCalls), ...Object.values(studioCalls)];

describe('the catalogue', () => {
  it('has each path once, at its own door', () => {
    expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
    for (const { path } of Object.values(walletCalls)) expect(path).toMatch(/^\/provider\/v1\//);
    for (const { path } of Object.values(studioCalls)) expect(path).toMatch(/^\/studio\/v1\//);
  });

  it('lists every failure somewhere, and only failures there are', () => {
    const listed = new Set<string>([
      ...commonProviderErrors,
      ...calls.flatMap(({ errors }) => errors),
    ]);
    expect(Object.keys(providerErrors).filter((code) => !listed.has(code))).toEqual([]);
    expect([...listed].every((code) => isProviderErrorCode(code))).toBe(true);
  });

  it('says "same request" only where nothing was decided about the money', () => {
    const repeatable = Object.entries(providerErrors).filter(
      ([, { retry }]) => retry === 'same-request',
    );
    expect(repeatable.map(([code]) => code)).toEqual(['RATE_LIMITED', 'TEMPORARY', 'BUSY']);
  });
});

describe('transact', () => {
  const request = {
    session: 's'.repeat(24),
    player: 'p1',
    provider: 'AURUM',
    game: 'vault-of-midas',
    currency: 'PHP',
    roundId: 'r1',
    actions: [{ kind: 'debit' as const, txId: 't1', amount: '10.00' }],
  };

  it('ignores fields it does not know', () => {
    const parsed = z.safeParse(transact.request, { ...request, colour: 'red' });
    expect(parsed.success && parsed.data).toEqual(request);
  });

  it('reads what is told beside the money: kind of a bet, parts of a jackpot', () => {
    const actions = [
      { kind: 'debit' as const, txId: 't1', amount: '10.00', betCode: 'straight-17' },
      {
        kind: 'jackpotWin' as const,
        txId: 't2',
        amount: '50.00',
        jackpotId: 'pot',
        seed: '30.00',
        pool: '20.00',
      },
    ];
    const parsed = z.safeParse(transact.request, { ...request, actions });
    expect(parsed.success && parsed.data.actions).toEqual(actions);
  });

  it.each<[string, unknown]>([
    ['a number as amount', { kind: 'debit', txId: 't', amount: 10 }],
    ['a negative stake', { kind: 'debit', txId: 't', amount: '-1' }],
    ['an exponent', { kind: 'debit', txId: 't', amount: '1e3' }],
    ['an unknown kind', { kind: 'steal', txId: 't', amount: '1' }],
    ['a rollback of nothing', { kind: 'rollback', txId: 't' }],
    ['an id too long', { kind: 'debit', txId: 't'.repeat(65), amount: '1' }],
    ['an id with a space', { kind: 'debit', txId: 't 1', amount: '1' }],
  ])('refuses %s', (_what, action) => {
    expect(z.safeParse(transact.request, { ...request, actions: [action] }).success).toBe(false);
  });
});

describe('launch addresses', () => {
  it.each<[string, LaunchAddress]>([
    [
      'real',
      {
        mode: 'real',
        token: 'a'.repeat(32),
        provider: '9W',
        game: 'x',
        language: 'pt-BR',
        device: 'mobile',
        lobby: 'https://a.example/',
      },
    ],
    [
      'demo',
      {
        mode: 'demo',
        currency: 'PHP',
        balance: '1000.00',
        provider: 'WBET',
        game: 'y',
        language: 'en',
        device: 'desktop',
        lobby: 'https://a.example/?x=1&y=2',
        jurisdiction: 'PH',
        country: 'PH',
        history: 'https://a.example/bet-history',
      },
    ],
  ])('%s play: what is written is read', (_mode, launch) => {
    expect(readLaunchAddress(writeLaunchAddress('https://s.example/launch?v=1', launch))).toEqual(
      launch,
    );
  });

  it('without a token nothing is launched for real', () => {
    expect(readLaunchAddress('https://s.example/launch?provider=A&game=b')).toBeNull();
  });
});
