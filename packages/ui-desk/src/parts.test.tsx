import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { DataTable } from './data-table.tsx';
import { DateField } from './date-field.tsx';
import { FileUpload } from './file-upload.tsx';
import { Menu } from './menu.tsx';
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
