import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';

describe('text of a page', () => {
  it('gives its title away and its sections move up', () => {
    const body = '\n<h2>About <b>Aurelia</b> &amp; us</h2>\n<p>One.</p><h3>Two</h3><h4>Three</h4>';
    expect(pageText(body)).toEqual({
      title: 'About Aurelia & us',
      html: '<p>One.</p><h2>Two</h2><h3>Three</h3>',
    });
  });

  it.each([
    ['begins with a sentence', '<p>One.</p><h2>Two</h2>'],
    ['has several sections', '<h2>One</h2><p>1</p><h2>Two</h2><p>2</p>'],
    ['begins with an empty heading', '<h2> </h2><p>One.</p>'],
    ['begins with a lower heading', '<h3>One</h3><p>1</p>'],
    ['is empty', ''],
  ])('that %s stays whole', (_name, body) => {
    expect(pageText(body)).toEqual({ title: null, html: body });
  });
});
