import { expect, it } from 'vitest';
import { jsonText } from './json-text.ts';

it.each([
  ['nothing but plain values', { a: 'x', b: [1, null, true] }, '{"a":"x","b":[1,null,true]}'],
  ['money', [{ minor: 5n, text: '5' }], '[{"minor":"5","text":"5"}]'],
  ['a time', { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
  ['what is left out', { a: undefined, b: 1n }, '{"b":"1"}'],
])('writes %s', (_name, value, text) => {
  expect(jsonText(value)).toBe(text);
});

it('refuses what has no text', () => {
  const ring: unknown[] = [1n];
  ring.push(ring);
  expect(() => jsonText(ring)).toThrow(TypeError);
  expect(() => jsonText(undefined)).toThrow('undefined has no JSON text');
});
