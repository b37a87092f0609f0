import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeClientDomain } from './client-domain.ts';
import { readCookie, serializeCookie } from '@pavilion/web-core/cookies';

describe('client domain (specification, point 9)', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is kept in a cookie of the session, Lax and Secure', () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    storeClientDomain('example.co.uk');
    expect(page.cookie).toBe('clientDomain=example.co.uk; Path=/; SameSite=Lax; Secure');
  });
});

describe('cookies (specification, point 9)', () => {
  it('writes the viewport cookie for 365 days, Strict and Secure', () => {
    const text = serializeCookie('viewport', 'desktop', {
      days: 365,
      sameSite: 'Strict',
      secure: true,
    });
    expect(text).toBe('viewport=desktop; Path=/; Max-Age=31536000; SameSite=Strict; Secure');
  });

  it('reads one of several, and nothing of a name that only begins alike', () => {
    expect(readCookie('a=1; viewport=tablet; b=2', 'viewport')).toBe('tablet');
    expect(readCookie('viewports=tablet', 'viewport')).toBeNull();
    expect(readCookie('viewport=%', 'viewport')).toBeNull();
  });
});
