import { expect, it } from 'vitest';
import { messageTags } from '@pavilion/i18n';
import { winText } from './win-texts.ts';

const win = {
  names: { EN: 'Hourly jackpot', RUS: 'Джекпот часа' },
  amountMinor: 123_456n,
  currency: 'PHP',
} as const;

it('tells the winner in his language which pot and how much, with his own numbers', () => {
  const plain = (text: string): string => text.replace(/\s/g, ' ');
  const { title, body } = winText('ru', win);
  expect(plain(title)).toBe('Вы выиграли джекпот: 1 234,56 ₱');
  expect(plain(body)).toBe(
    'Вам выпал джекпот «Джекпот часа». Вся сумма, 1 234,56 ₱, уже на вашем балансе. Поздравляем!',
  );
});

it('says it differently in each of nine languages, the name and the amount in all of them', () => {
  const texts = messageTags.map((tag) => winText(tag, win));
  expect(new Set(texts.map(({ body }) => body)).size).toBe(9);
  for (const { title, body } of texts) {
    expect(body).toMatch(/Hourly jackpot|Джекпот часа/);
    for (const text of [title, body]) expect(text).toMatch(/1.?234.56|१.?२३४.५६/);
  }
});

it('falls back to English', () => {
  expect(winText('de', win).title).toBe('You won the jackpot: ₱1,234.56');
});
