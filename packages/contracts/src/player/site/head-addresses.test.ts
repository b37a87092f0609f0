import { describe, expect, it } from 'vitest';
import { headAddresses, readHeadAddress } from './head-addresses.ts';

const origin = 'http://localhost:4000';

describe('an address of a SEO record', () => {
  it.each([
    ['/about', `${origin}/about`],
    [' /about?tab=1#top ', `${origin}/about?tab=1`],
    ['/', `${origin}/`],
    ['https://brand.example/about', 'https://brand.example/about'],
    ['http://brand.example/about#top', 'http://brand.example/about'],
    ['HTTPS://Brand.Example/About', 'https://brand.example/About'],
    // The host of the page itself: one site, whatever stands before it.
    ['https://localhost/about', `${origin}/about`],
    ['http://localhost:80/', `${origin}/`],
    ['/关于', `${origin}/%E5%85%B3%E4%BA%8E`],
    ['/a"><script>', `${origin}/a%22%3E%3Cscript%3E`],
  ])('%j names %s', (value, expected) => {
    expect(readHeadAddress(value, origin)).toBe(expected);
  });

  it.each([
    '',
    'about',
    '//evil.example/about',
    '/\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'https:/brand.example',
    'https:brand.example',
    'https:///brand.example',
    'ftp://brand.example/',
    'data:text/html,x',
    'https://user:secret@brand.example/',
    'https://bad host/',
    'https://brand.example/a b',
    'https://brand.example:99999/',
    '/a\u0000b',
  ])('%j names nothing', (value) => {
    expect(readHeadAddress(value, origin)).toBeNull();
  });
});

describe('addresses of a head', () => {
  const record = (meta_canonical: string, meta_url: string) => ({
    id: '1',
    page_name: 'slots',
    en_item_name: '',
    en_body: '',
    local_item_name: '',
    local_body: '',
    meta_title: '',
    meta_desc: '',
    meta_keywords: '',
    meta_url,
    meta_canonical,
    meta_author: '',
    meta_publisher: '',
    meta_lang: 'fil',
    meta_image_url: '',
    is_listed: true,
  });
  const computed = `${origin}/fil/slots`;
  const alternates = [computed, `${origin}/es/slots`];
  const of = (canonical: string, url: string, tag = 'fil') =>
    headAddresses({ record: record(canonical, url), tag, origin, canonical: computed, alternates });

  it('are those of the record', () => {
    expect(of('https://brand.example/slots', '/slots?from=share')).toEqual({
      canonical: 'https://brand.example/slots',
      url: `${origin}/slots?from=share`,
    });
  });

  it('share what is canonical when the record names no other', () => {
    expect(of('/slots', '')).toEqual({ canonical: `${origin}/slots`, url: `${origin}/slots` });
  });

  it.each([
    ['has none', of('', '')],
    ['has none that can be used', of('javascript:alert(1)', '//evil.example')],
    ['is of another language', of('/slots', '/slots', 'en-US')],
    ['names the page in another language', of('/es/slots', `${origin}/es/slots`)],
    [
      'is missing',
      headAddresses({ record: null, tag: 'fil', origin, canonical: computed, alternates }),
    ],
  ])('are computed where the record %s', (_name, addresses) => {
    expect(addresses).toEqual({ canonical: computed, url: computed });
  });
});
