import { describe, expect, it } from 'vitest';
import { readContentFile } from './read-content-file.ts';

const pictures = new Map<string, { width: number; height: number }>();
const read = (content: unknown) =>
  readContentFile(typeof content === 'string' ? content : JSON.stringify(content, null, 1), {
    languages: ['PHP', 'EN'],
    pictures,
  });
const items = (type: string, ...all: object[]) => ({ type, items: all });

const article = {
  slug: 'a',
  titles: { EN: 'A' },
  summaries: { EN: 'b' },
  bodies: { EN: '<p>c</p>' },
  category: 'club',
};
const news = (more: object) => items('news', { ...article, ...more });
const helpline = { country: 'PH', name: 'Help' };
const legal = {
  document: 'terms',
  version: '1',
  bodies: { EN: '<p>a</p>' },
  effective_at: '2026-01-01T00:00:00Z',
  must_accept: true,
};
const switches = {
  show_referral: true,
  show_app_download: true,
  show_bf_ann_modal: true,
  gamify_status: true,
  referral_setting: 10,
};

/** Every fault a file can have, with a file that has it, and where it is told. */
const faults: ReadonlyArray<readonly [code: string, path: string, content: unknown]> = [
  ['notJson', '', '{"type": "news", "items": ['],
  ['notJson', '', ''],
  ['wrongType', '', '[]'],
  ['wrongType', 'items', { type: 'news', items: {} }],
  ['wrongType', 'items[0].titles', news({ titles: 'A' })],
  ['badChoice', 'type', { type: 'nothing', items: [] }],
  ['badChoice', 'items[0].page', items('pages', { page: 'x', is_on: true, bodies: {} })],
  ['unknownField', 'more', { type: 'news', items: [], more: 1 }],
  ['unknownField', 'value', { type: 'news', items: [], value: {} }],
  ['unknownField', 'items[0].more', news({ more: 1 })],
  ['unknownLanguage', 'items[0].titles.XX', news({ titles: { EN: 'A', XX: 'A' } })],
  ['missing', 'items', { type: 'news' }],
  ['missing', 'items[0].category', items('news', { ...article, category: undefined })],
  ['missing', 'items[0].titles.EN', news({ titles: { EN: '  ' } })],
  ['languageMissing', 'items[0].titles', news({ titles: { RUS: 'А' } })],
  ['languageMissing', 'items[0].bodies', news({ bodies: { RUS: '<p>а</p>' } })],
  ['tooLong', 'note', { type: 'news', items: [], note: 'x'.repeat(401) }],
  ['tooLong', 'items[0].titles.EN', news({ titles: { EN: 'x'.repeat(201) } })],
  ['tooLong', 'items[0].bodies.EN', news({ bodies: { EN: 'x'.repeat(20_001) } })],
  [
    'tooMany',
    'items',
    items('marquee', ...Array.from({ length: 31 }, () => ({ texts: { EN: 'a' } }))),
  ],
  [
    'tooSmall',
    'value.referral_setting',
    { type: 'switches', value: { ...switches, referral_setting: -1 } },
  ],
  [
    'tooLarge',
    'value.referral_setting',
    { type: 'switches', value: { ...switches, referral_setting: 101 } },
  ],
  ['badText', 'items[0].titles.EN', news({ titles: { EN: 'a\u0000b' } })],
  ['badSlug', 'items[0].slug', news({ slug: '../a' })],
  ['badPicture', 'items[0].picture', news({ picture: 'https://e.test/a.jpg' })],
  ['badPicture', 'items[0].picture', news({ picture: '/media/../api/x' })],
  [
    'badLink',
    'items[0].href',
    items('partners', { name: 'A', href: 'javascript:x()', picture: '/media/a.svg' }),
  ],
  [
    'badLink',
    'items[0].href',
    items('partners', { name: 'A', href: '//e.test', picture: '/media/a.svg' }),
  ],
  ['badTime', 'items[0].from', news({ from: '2026-11-01' })],
  ['badTime', 'items[0].from', news({ from: '2026-02-30T00:00:00Z' })],
  ['badVersion', 'items[0].version', items('legal', { ...legal, version: 'a b' })],
  ['badCountry', 'items[0].country', items('helplines', { ...helpline, country: 'ph' })],
  ['badPhone', 'items[0].phone', items('helplines', { ...helpline, phone: 'call us' })],
  [
    'windowBackwards',
    'items[0].until',
    news({ from: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' }),
  ],
  ['doubled', 'items[1].slug', items('news', article, article)],
  [
    'activeContent',
    'items[0].bodies.EN',
    news({ bodies: { EN: '<a href="java\tscript:x()">a</a>' } }),
  ],
  ['activeContent', 'items[0].bodies.PHP', news({ bodies: { EN: 'a', PHP: '<svg onload=x()>' } })],
  [
    'pictureUnknown',
    'items[0].bodies.EN',
    news({ bodies: { EN: '<img src="/media/a.png" alt="">' } }),
  ],
  ['pictureWithoutAlt', 'items[0].bodies.EN', news({ bodies: { EN: '<img src="/media/a.png">' } })],
];

describe('a file of content', () => {
  it.each(faults)('with the fault %s at %s is refused', (code, path, content) => {
    const { file, faults: told } = read(content);
    expect(file).toBeNull();
    expect(told.map((one) => `${one.code} ${one.path}`)).toContain(`${code} ${path}`);
    for (const { words, line } of told) {
      // Somebody reads it.
      expect(words).toContain(' ');
      expect(line).toBeGreaterThan(0);
    }
  });

  it('without one is read whole, comments and all', () => {
    const {
      file,
      faults: told,
      warnings,
    } = read(`{
      // What is new.
      "type": "news", "note": "first", "base": 3,
      "items": [${JSON.stringify(article)}],
    }`);
    expect([told, warnings]).toEqual([[], []]);
    expect(file).toMatchObject({ type: 'news', note: 'first', base: 3, document: [{ slug: 'a' }] });
  });

  it('tells where each fault stands', () => {
    const { faults: told } = read(news({ slug: 'B B', category: 'C C' }));
    expect(told.map(({ path, line }) => [path, line])).toEqual([
      ['items[0].slug', 5],
      ['items[0].category', 15],
    ]);
  });
});
