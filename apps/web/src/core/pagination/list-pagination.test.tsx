import { I18nProvider } from '@pavilion/i18n/react';
import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListPagination, type ListPaginationProps } from './list-pagination.tsx';

const messages = compileMessages(loadMessages('en-US'));

function show(props: ListPaginationProps): string {
  return renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <ListPagination {...props} />
    </I18nProvider>,
  );
}

const pages = { itemCount: 124, currentPage: 7 };
const button = { ...pages, type: 'button' as const, onPage: () => undefined };

describe('pages of a list', () => {
  it('are ten items long and five at a time, with jumps of half of that', () => {
    const html = show(button);
    expect(html.match(/aria-label="Page \d+"/g)).toEqual(
      [5, 6, 7, 8, 9].map((page) => `aria-label="Page ${page}"`),
    );
    expect(html).toContain('Jump back 3 pages');
    expect(html).toContain('Jump forward 3 pages');
    expect(html).toContain('Page 7 of 13');
  });

  it('of the link kind lead to the address with the number in its place', () => {
    const html = show({ ...pages, type: 'link', linkUrl: '/news?page=[page]' });
    expect(html).toContain('href="/news?page=8"');
    expect(html).not.toContain('[page]');
  });

  it.each<[string, ListPaginationProps]>([
    ['itemsPerPageNotPositive', { ...button, itemsPerPage: 0 }],
    ['currentPageNotPositive', { ...button, currentPage: 0 }],
    ['maxPagesNotPositive', { ...button, maxPagesShown: -1 }],
    ['linkUrlWithoutPage', { ...pages, type: 'link', linkUrl: '/news' }],
  ])('refuse settings that break the rules: %s', (code, props) => {
    expect(() => show(props)).toThrow(code);
  });
});
