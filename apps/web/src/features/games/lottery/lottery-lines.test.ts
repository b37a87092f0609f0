import { expect, it } from 'vitest';
import {
  costOf,
  drawsFrom,
  linesAmong,
  numbersText,
  readSoldOut,
  stakedLine,
  totalOf,
} from './lottery-lines.ts';

it.each([
  [5, 0],
  [6, 1],
  [7, 7],
  [8, 28],
  [12, 924],
])('%d numbers are %d lines', (count, lines) => {
  expect(linesAmong(count)).toBe(lines);
});

it('a line costs its price by its sixes, or the stake that was typed', () => {
  expect(costOf({ numbers: [1, 2, 3, 4, 5, 6, 7] }, '2.00', 'EUR')).toBe(1_400n);
  expect(costOf({ quick: 6 }, '2.00', 'EUR')).toBe(200n);
  expect(costOf({ kind: 'big', number: '0123', stake: '1,50' }, null, 'EUR')).toBe(150n);
  expect(costOf({ kind: 'big', number: '0123', stake: '' }, null, 'EUR')).toBeNull();
});

it('all lines cost their sum for each draw, nothing while one has no stake', () => {
  const line = { kind: 'straight', number: '045', stake: '10.00' };
  expect(totalOf([line, line], null, 'EUR', 3)).toBe('60.00');
  expect(totalOf([line, { ...line, stake: 'x' }], null, 'EUR', 1)).toBeNull();
});

it('says numbers as they are', () => {
  expect(numbersText({ numbers: [3, 11] })).toBe('3 11');
  expect(numbersText({ kind: 'big', number: '0123' })).toBe('0123');
  expect(numbersText({ quick: 6 })).toBeNull();
  expect(readSoldOut('1-2:room 0.37')).toEqual({ number: '1-2', room: '0.37' });
  expect(readSoldOut('stakeMax')).toBeNull();
});

it.each([
  ['lotto-4d', { kind: 'big', number: '012', pair: ['', ''] }, null],
  [
    'lotto-4d',
    { kind: 'last_three', number: '012', pair: ['', ''] },
    { kind: 'last_three', number: '012' },
  ],
  ['lotto-3d', { kind: 'box', number: '045', pair: ['', ''] }, { kind: 'box', number: '045' }],
  ['lotto-2d', { kind: 'box', number: '', pair: ['3', '31'] }, { kind: 'box', numbers: [3, 31] }],
  ['lotto-2d', { kind: 'box', number: '', pair: ['3', '32'] }, null],
  ['lotto-2d', { kind: 'box', number: '', pair: ['3', ''] }, null],
] as const)('%s with %o is the line %o', (game, typed, line) => {
  expect(stakedLine(game, typed)).toEqual(line);
});

it('a purchase is for the draw that is looked at and those after it, of its lottery and on sale', () => {
  const draw = (day: number, game = 'lotto-3d', state = 'open') => ({
    draw_id: `${game} ${day}`,
    game,
    state,
    draw_at: `2026-12-${String(day).padStart(2, '0')}T11:00:00.000Z`,
  });
  const list = [draw(5), draw(3), draw(2), draw(4, 'lotto-4d'), draw(6, 'lotto-3d', 'closed')];
  expect(drawsFrom(draw(3), list)).toEqual(['lotto-3d 3', 'lotto-3d 5']);
  expect(drawsFrom(draw(9), [])).toEqual(['lotto-3d 9']);
  const many = Array.from({ length: 12 }, (_, place) => draw(place + 1));
  expect(drawsFrom(draw(1), many)).toHaveLength(10);
});
