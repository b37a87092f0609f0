import { expect, it } from 'vitest';
import { card, layOut, wrap, type CardRow } from './card-layout.ts';

/** Every letter is ten wide. */
const measure = (text: string): number => text.length * 10;

it.each([
  ['Hibernian to win', 200, ['Hibernian to win']],
  ['Hibernian to win', 120, ['Hibernian to', 'win']],
  ['Hibernian to win', 50, ['Hibernian', 'to', 'win']],
  // A script without spaces breaks between its signs.
  ['大于二点五球', 40, ['大于二点', '五球']],
  ['', 100, ['']],
])('%s in %i', (text, widthPx, expected) => {
  expect(wrap(text, widthPx, measure)).toEqual(expected);
});

const rows: CardRow[] = [
  { style: 'site', text: 'Site', end: 'Won' },
  { style: 'pick', text: 'Over 2.5', end: '1.90' },
  { style: 'about', text: 'Total goals' },
  { style: 'foot', text: 'Stake 10' },
  { style: 'code', text: 'Code ABCD2345' },
];

it('rows stand below each other, what is at the end beside its first line', () => {
  const { lines, rulesPx, heightPx } = layOut(rows, measure);
  expect(lines.map(({ text, side }) => `${side} ${text}`)).toEqual([
    ...['start Site', 'end Won', 'start Over 2.5', 'end 1.90', 'start Total goals'],
    ...['start Stake 10', 'start Code ABCD2345'],
  ]);
  const [site, won, pick, odds, about] = lines.map(({ baselinePx }) => baselinePx);
  expect([won, odds]).toEqual([site, pick]);
  expect(pick).toBeLessThan(about ?? 0);
  // One above the pick, one between the picks and the rest.
  expect(rulesPx).toHaveLength(2);
  expect(heightPx).toBeGreaterThan((lines.at(-1)?.baselinePx ?? 0) + card.edgePx / 2);
});

it('words leave room for what stands at their end', () => {
  const long: CardRow = { style: 'pick', text: 'a '.repeat(46).trim() };
  expect(layOut([long], measure).lines).toHaveLength(1);
  const texts = layOut([{ ...long, end: '1.90' }], measure).lines.map(({ text }) => text.length);
  expect(texts).toEqual([87, 3, 4]);
});
