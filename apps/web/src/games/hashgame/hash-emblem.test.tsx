import { I18nProvider } from '@pavilion/i18n/react';
import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BigSmallSteps } from './hash-big-small/big-small-steps.tsx';
import type { HashEmblem } from './hash-emblem.tsx';
import { LuckyClover } from './hash-lucky/lucky-clover.tsx';
import { OddEvenRing } from './hash-odd-even/odd-even-ring.tsx';
import styles from './hash-emblem.module.css';

const messages = compileMessages(loadMessages('en-US'));
const drawn = (Emblem: HashEmblem, outcome: Record<string, unknown> | null): string =>
  renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <Emblem outcome={outcome} />
    </I18nProvider>,
  );

/** What is lit: the side it belongs to and what stands on it. */
function lit(Emblem: HashEmblem, outcome: Record<string, unknown>): string[] {
  const parts = drawn(Emblem, outcome).matchAll(
    /<g class="([^"]*)" data-side="(\w+)".*?<text[^>]*>(\w+)<\/text><\/g>/g,
  );
  return [...parts]
    .filter(([, classes]) => classes?.split(' ').includes(String(styles['hit'])))
    .map(([, , side, text]) => `${side} ${text}`);
}

it('gives each rule of the same chain a picture of its own', () => {
  const pictures = [OddEvenRing, BigSmallSteps, LuckyClover].map((Emblem) => drawn(Emblem, null));
  expect(new Set(pictures).size).toBe(3);
  expect(pictures).not.toContain('');
});

it('lights the drawn digit on its own side', () => {
  for (let digit = 0; digit < 10; digit++) {
    const parity = digit % 2 === 1 ? 'odd' : 'even';
    const size = digit < 5 ? 'small' : 'big';
    expect(lit(OddEvenRing, { digit, side: parity })).toEqual([`${parity} ${digit}`]);
    expect(lit(BigSmallSteps, { digit, side: size })).toEqual([`${size} ${digit}`]);
  }
});

it('lights one leaf for each of the 256 endings, a lucky one when it pays', () => {
  for (let ending = 0; ending < 256; ending++) {
    const characters = ending.toString(16).padStart(2, '0');
    const is_lucky = /\d[a-f]|[a-f]\d/.test(characters);
    const side = is_lucky ? 'lucky' : 'unlucky';
    expect(lit(LuckyClover, { characters, is_lucky })).toEqual([`${side} ${characters}`]);
  }
});
