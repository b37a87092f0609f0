import { expect, it } from 'vitest';
import { messageTags } from '@pavilion/i18n';
import { betAtWrongPrice } from './notices.ts';

it.each(messageTags)('in %s a wrong price names the match and both prices', (tag) => {
  for (const rule of ['void', 'right-price'] as const) {
    const names = { homeNames: { EN: 'Celtic' }, awayNames: { EN: 'Hearts' }, eventNames: null };
    const { title, body } = betAtWrongPrice.textOf(
      { ...names, rule, taken: '5.00', right: '1.50' },
      tag,
    );
    expect(title).toContain('Celtic – Hearts');
    for (const price of ['5.00', '1.50']) expect(body).toContain(price);
  }
});
