import { icons } from '@pavilion/art/icons';
import { describe, expect, it } from 'vitest';
import { withOwnIcons } from './drawn-icons.ts';

const file = '/assets/icons.generated-sdUh8l3p.svg';
const drawn = (...names: string[]) =>
  names.map((name) => `<svg><use href="${file}#${name}"></use></svg>`).join('');

describe('icons of a drawn page', () => {
  it('stand in the page, each shape once', () => {
    const { html, shapes } = withOwnIcons(drawn('news', 'arrow-left', 'news'));
    expect(html).toBe(
      ['news', 'arrow-left', 'news']
        .map((n) => `<svg><use href="#icon-${n}"></use></svg>`)
        .join(''),
    );
    expect(shapes).toBe(
      `<div hidden><svg><symbol id="icon-news" viewBox="0 0 24 24">${icons.news}</symbol>` +
        `<symbol id="icon-arrow-left" viewBox="0 0 24 24">${icons['arrow-left']}</symbol></svg></div>`,
    );
  });

  it.each([
    ['no icon', '<p>icons.generated.svg#news</p>'],
    ['an icon that is not there', drawn('constructor')],
    ['a shape of another file', '<use href="/media/flags.svg#news"></use>'],
  ])('leave a page alone with %s', (_what, html) => {
    expect(withOwnIcons(html)).toEqual({ html, shapes: '' });
  });
});
