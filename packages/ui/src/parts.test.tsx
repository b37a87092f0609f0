import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from './field.tsx';
import { Pagination } from './pagination.tsx';
import { SizedImage } from './sized-image.tsx';

const markup = (element: ReactElement) => renderToStaticMarkup(element);
const nothing = () => undefined;

describe('a field', () => {
  it('is described by its error, not by its hint', () => {
    const html = markup(<TextField label="Email" hint="Yours" error="Invalid email address" />);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('Invalid email address');
    expect(html).not.toContain('Yours');
  });
});

describe('pagination', () => {
  const labels = {
    navigation: 'Pages',
    previous: 'Previous',
    next: 'Next',
    jumpBack: 'Back',
    jumpForward: 'Forward',
    page: (page: number) => `Page ${page}`,
    place: 'Page 1 of 9',
  };
  const shared = {
    currentPage: 1,
    totalPages: 9,
    window: { pages: [1, 2, 3, 4, 5], jumpBack: null, jumpForward: 4 },
    labels,
  };

  it('of links leads to addresses, with no address before the first page', () => {
    const html = markup(<Pagination {...shared} hrefOf={(page) => `/news?page=${page}`} />);
    expect(html).toContain('href="/news?page=5"');
    expect(html).toMatch(/<span role="link" aria-disabled="true" aria-label="Previous"/);
    expect(html).not.toContain('<button');
  });

  it('of buttons marks the current page and leaves out the jump that leads nowhere', () => {
    const html = markup(<Pagination {...shared} onPage={nothing} />);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Forward"');
    expect(html).not.toContain('aria-label="Back"');
  });

  it('of one page is nothing', () => {
    expect(markup(<Pagination {...shared} totalPages={1} onPage={nothing} />)).toBe('');
  });
});

it('a picture begins with its stand-in of 32 px and keeps its room', () => {
  const html = markup(
    <SizedImage
      source={(widthPx) => `/p-${widthPx}.webp`}
      widthsPx={[320, 640]}
      alt="Koi"
      ratio="16 / 9"
      fallback="Koi"
    />,
  );
  expect(html).toContain('/p-32.webp');
  expect(html).toContain('aspect-ratio:16 / 9');
  expect(html).toContain('/p-320.webp 320w, /p-640.webp 640w');
});

describe('a picture', () => {
  const draw = (address: string) =>
    markup(
      <SizedImage
        source={() => address}
        widthsPx={[]}
        alt="Koi"
        ratio="1 / 1"
        fallback="no picture"
      />,
    );

  it('of one size is not fetched twice, as its own stand-in', () => {
    const html = draw('/own.webp');
    expect(html.match(/own\.webp/g)).toHaveLength(1);
    expect(html).not.toContain('srcSet');
  });

  it('that is missing shows its fallback at once, under its name', () => {
    const html = draw('');
    expect(html).toContain('no picture');
    expect(html).toContain('aria-label="Koi"');
    expect(html).not.toContain('<img');
  });
});
