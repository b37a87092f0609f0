import { describe, expect, it } from 'vitest';
import { rootDomainOf } from './client-domain.ts';
import { readCookie, serializeCookie } from './cookies.ts';

describe('root domain of a host', () => {
  it.each([
    ['www.example.com', 'example.com'],
    ['example.com', 'example.com'],
    ['play.example.co.uk', 'example.co.uk'],
    ['casino1.localhost', 'localhost'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['a.b.example.ph', 'example.ph'],
  ])('%s → %s', (host, root) => expect(rootDomainOf(host)).toBe(root));
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
