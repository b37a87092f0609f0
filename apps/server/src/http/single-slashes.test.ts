import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withSingleSlashes } from './single-slashes.ts';

it.each([
  ['/', null],
  ['/slots', null],
  ['/slots/', null],
  ['/slots?next=//evil.example', null],
  ['//slots', '/slots'],
  ['//', '/'],
  ['///en//slots?a=1&b=//', '/en/slots?a=1&b=//'],
  ['/en//slots', '/en/slots'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/%2e%2e//', '/evil.example/%2e%2e/'],
  ['/\\evil.example', '/evil.example'],
  ['//\\/\\evil.example', '/evil.example'],
  ['//?a', '/?a'],
  ['http://evil.example//slots', null],
  ['*', null],
])('%s → %s', (url, expected) => {
  expect(withSingleSlashes(url)).toBe(expected);
});

it('never leads to another host, and never again to itself', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    'evil.example',
    '?',
    '%2F',
    '@',
    ':',
    'https:',
    '..',
    '#',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const target = withSingleSlashes(`/${parts.join('')}`);
      fc.pre(target !== null);
      expect(new URL(target, 'https://casino1.example').host).toBe('casino1.example');
      expect(withSingleSlashes(target)).toBeNull();
    }),
  );
});
