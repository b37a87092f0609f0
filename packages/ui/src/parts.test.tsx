import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { DataTable } from './data-table.tsx';
import { DateField } from './date-field.tsx';
import { TextField } from './field.tsx';
import { FileUpload } from './file-upload.tsx';
import { Menu } from './menu.tsx';
import { Pagination } from './pagination.tsx';
import { SizedImage } from './sized-image.tsx';
import { Stepper } from './stepper.tsx';
import { Tooltip } from './tooltip.tsx';

const markup = (element: ReactElement) => renderToStaticMarkup(element);
const nothing = () => undefined;

describe('on the server', () => {
  const names = {
    firstWeekday: 1,
    weekdays: [],
    months: [],
    full: String,
    medium: (day: string) => `the day ${day}`,
    day: String,
    monthYear: String,
    year: String,
  };
  const month = { previousMonth: '', nextMonth: '', month: '', year: '' };
  const words = { clear: '', open: '', loading: '', empty: '', resultCount: String };
  const upload = { progress: String, done: '', remove: String, retry: String };
  const parts: Record<string, ReactElement> = {
    'date field': (
      <DateField
        label="Day"
        value="2026-11-21"
        onChange={nothing}
        today="2026-11-21"
        names={names}
        texts={{ ...month, choose: '', placeholder: '', clear: '', today: '' }}
      />
    ),

    combobox: <Combobox label="Bank" options={[]} value={null} onChange={nothing} texts={words} />,

    menu: <Menu button="More" groups={[]} onSelect={nothing} />,
    tooltip: <Tooltip text="Tip">{(id) => <i aria-describedby={id} />}</Tooltip>,
    upload: (
      <FileUpload
        label="Files"
        accept={[]}
        maxBytes={1}
        maxFiles={1}
        items={[]}
        onAdd={nothing}
        onRemove={nothing}
        texts={{ ...upload, drop: '', browse: '', problem: String }}
      />
    ),
  };
  it.each(Object.entries(parts))('%s is drawn without a window', (_, element) => {
    expect(markup(element).length).toBeGreaterThan(100);
  });

  it('a date stands in its field as the page writes it', () => {
    expect(markup(parts['date field'] ?? <i />)).toContain('the day 2026-11-21');
  });
});

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

describe('a table', () => {
  const columns = [
    { id: 'name', header: 'Name', cell: (row: string) => row, isSortable: true },
    { id: 'size', header: 'Size', cell: (row: string) => row.length, isNumber: true },
  ];
  const texts = { sortBy: 'Sort', ascending: 'Up', descending: 'Down', loading: 'Loading' };
  const shared = { caption: 'Names', columns, rowId: (row: string) => row, texts, empty: 'None' };
  const show = (more: object) => markup(<DataTable {...shared} rows={['Ana', 'Bo']} {...more} />);

  it('names its rows and tells its order', () => {
    const sort = { columnId: 'name', direction: 'descending' as const };
    const html = show({ sort, onSort: nothing });
    expect(html).toContain('aria-sort="descending"');
    expect(html.match(/scope="row"/g)).toHaveLength(2);
  });

  it('keeps its rows while others load, and shows outlines where there are none', () => {
    expect(show({ isLoading: true })).toContain('Ana');
    expect(show({ rows: [], isLoading: true })).toContain('aria-hidden="true"');
  });

  it('says that it is empty or what went wrong', () => {
    expect(show({ rows: [] })).toContain('None');
    expect(show({ rows: [], error: 'Broken' })).toContain('Broken');
  });
});

it('a stepper tells the state of each step in words', () => {
  const texts = { done: 'done', current: 'now', upcoming: 'later', failed: 'mend' };
  const steps = ['a', 'b', 'c'].map((id) => ({ id, title: id, isFailed: id === 'a' }));
  const html = markup(<Stepper label="Steps" steps={steps} currentIndex={1} texts={texts} />);
  expect(html.match(/mend|now|later/g)).toEqual(['mend', 'now', 'later']);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
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
