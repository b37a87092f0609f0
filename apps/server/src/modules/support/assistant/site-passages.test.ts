import { describe, expect, it } from 'vitest';
import { passagesIn } from './site-passages.service.ts';

describe('passages of a page', () => {
  it('are its headings with the words under them', () => {
    const html = `<h2>Help</h2><h3>How do I <b>deposit</b>?</h3>
      <p>Open Deposit, choose a method &amp; an amount &#62; 0.</p><ul><li>Card</li><li>Bank</li></ul>
      <h3>Empty</h3><p> </p>`;
    expect(passagesIn('/faqs', html)).toEqual([
      {
        path: '/faqs',
        title: 'How do I deposit?',
        text: 'Open Deposit, choose a method & an amount > 0.\n\n- Card\n- Bank',
      },
    ]);
  });

  it('are none of a page without headings', () => {
    expect(passagesIn('/about', '<p>Words.</p>')).toEqual([]);
  });
});
