import { screenNames, screens } from '@pavilion/domain/screens';
import { themeCodes, themes } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';
import { authOf } from '../core/session/theme-auth.ts';
import { judgeVisit } from './guards.ts';

describe('protected-area guard (specification, point 2)', () => {
  it.each(screenNames.filter((name) => screens[name].access === 'protected'))(
    'a guest at /%s is sent to sign in, a player sees it',
    (name) => {
      expect(judgeVisit(name, false, 'page')).toEqual({ kind: 'sign-in' });
      expect(judgeVisit(name, true, 'page')).toEqual({ kind: 'show' });
    },
  );

  it.each(['home', 'slots', 'sports', 'vip', 'faqs'] as const)(
    '%s is open to everybody',
    (name) => {
      expect(judgeVisit(name, false, 'page')).toEqual({ kind: 'show' });
      expect(judgeVisit(name, true, 'page')).toEqual({ kind: 'show' });
    },
  );

  it.each(['login', 'register', 'forgot-password'] as const)('%s sends a player home', (name) => {
    expect(judgeVisit(name, true, 'page')).toEqual({ kind: 'home' });
    expect(judgeVisit(name, true, '#loginmodal')).toEqual({ kind: 'home' });
  });

  it.each([
    ['login', 'page', { kind: 'show' }],
    ['register', 'page', { kind: 'show' }],
    ['login', '#loginmodal', { kind: 'home-with-modal', modal: 'loginmodal' }],
    ['login', '#modal-signin', { kind: 'home-with-modal', modal: 'modal-signin' }],
    ['register', '#loginmodal', { kind: 'home-with-modal', modal: 'registermodal' }],
    ['register', '#modal-signin', { kind: 'home-with-modal', modal: 'registermodal' }],
  ] as const)('/%s of a site that signs in by %s', (name, auth, verdict) => {
    expect(judgeVisit(name, false, auth)).toEqual(verdict);
  });

  it.each(themeCodes)('%s signs in as the specification says', (code) => {
    const expected = {
      slot2: '#loginmodal',
      slot4: '#loginmodal',
      sportsbook1: '#loginmodal',
      slot5: '#modal-signin',
    };
    expect(authOf(themes[code].template)).toBe(
      Object.hasOwn(expected, code) ? expected[code as keyof typeof expected] : 'page',
    );
  });

  it('signs in on the page before a template is known', () => {
    expect(authOf(null)).toBe('page');
  });
});
