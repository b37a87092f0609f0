import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plain text of markup', () => {
  it.each([
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['<ul>\n<li>a &amp; b</li>\n</ul>', 'a & b'],
    ['1 &lt; 2 &quot;x&quot; &#39;y&#39;', `1 < 2 "x" 'y'`],
    ['&copy;', '&copy;'],
    ['&amp;lt;', '&lt;'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
