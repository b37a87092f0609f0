import { expect, it } from 'vitest';
import { gamePath, readPlace, roomPath, writePlace } from './bingo-address.ts';

it.each([
  ['', { view: 'rooms', room: null, game: null }],
  ['view=mine', { view: 'mine', room: null, game: null }],
  ['view=unknown&room=hall-75', { view: 'rooms', room: 'hall-75', game: null }],
  ['game=a-b', { view: 'rooms', room: null, game: 'a-b' }],
] as const)('%s is read as it was written', (query, place) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place);
  expect(readPlace(writePlace(new URLSearchParams('room=x&game=y'), place))).toEqual(place);
});

it('leaves what is not of bingo in the address', () => {
  const place = { view: 'results', room: null, game: null } as const;
  expect(String(writePlace(new URLSearchParams('theme_color=red'), place))).toBe(
    'theme_color=red&view=results',
  );
});

it('leads to rooms and games', () => {
  expect([roomPath('hall-75'), gamePath('1')]).toEqual(['/bingo?room=hall-75', '/bingo?game=1']);
});
