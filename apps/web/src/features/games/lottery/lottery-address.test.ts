import { expect, it } from 'vitest';
import { readPlace, writePlace } from './lottery-address.ts';

it.each([
  ['', { view: 'draws', draw: null }],
  ['view=tickets', { view: 'tickets', draw: null }],
  ['view=nonsense', { view: 'draws', draw: null }],
  ['draw=4d%3A2026-12-01-1900', { view: 'draws', draw: '4d:2026-12-01-1900' }],
])('%s is read', (query, place) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place);
});

it('is written beside what else stands in the address, and read again', () => {
  const place = { view: 'results', draw: '3d:1' } as const;
  const written = writePlace(new URLSearchParams('list=new'), place);
  expect(written.toString()).toBe('list=new&view=results&draw=3d%3A1');
  expect(readPlace(written)).toEqual(place);
  const cleared = writePlace(written, { view: 'draws', draw: null });
  expect(cleared.toString()).toBe('list=new');
});
