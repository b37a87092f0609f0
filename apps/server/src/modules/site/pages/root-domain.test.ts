import { describe, expect, it } from 'vitest';
import { rootDomainOf } from './root-domain.ts';

describe('root domain of a host (specification, point 9)', () => {
  it.each([
    ['example.com', 'example.com'],
    ['www.example.com', 'example.com'],
    ['a.b.c.example.com', 'example.com'],
    ['WWW.Example.COM', 'example.com'],
    ['www.example.com.', 'example.com'],
    // Names of one label, and sites under one.
    ['localhost', 'localhost'],
    ['casino1.localhost', 'casino1.localhost'],
    ['www.casino1.localhost', 'casino1.localhost'],
    // Countries that give names away under labels of their own.
    ['example.co.uk', 'example.co.uk'],
    ['play.example.co.uk', 'example.co.uk'],
    ['play.example.me.uk', 'example.me.uk'],
    ['play.example.com.ph', 'example.com.ph'],
    ['m.example.co.id', 'example.co.id'],
    ['m.example.web.id', 'example.web.id'],
    ['www.example.ne.jp', 'example.ne.jp'],
    ['www.example.com.vn', 'example.com.vn'],
    ['www.example.org.np', 'example.org.np'],
    ['co.uk', 'co.uk'],
    // The same labels where they are somebody's name.
    ['www.example.ph', 'example.ph'],
    ['www.me.de', 'me.de'],
    // Suffixes that companies keep for their customers.
    ['shop.example.co.com', 'example.co.com'],
    ['brand.pages.dev', 'brand.pages.dev'],
    // Addresses.
    ['127.0.0.1', '127.0.0.1'],
    ['192.168.10.20', '192.168.10.20'],
    ['[::1]', '[::1]'],
    ['[2001:db8::7]', '[2001:db8::7]'],
  ])('%s → %s', (host, root) => {
    expect(rootDomainOf(host)).toBe(root);
    expect(rootDomainOf(root)).toBe(root);
  });
});
