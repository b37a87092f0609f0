import { expect, it } from 'vitest';
import { keepVisitMarks, readVisitMarks } from './visit-marks.ts';

const memory = (kept?: string) => {
  const values = new Map<string, string>(kept === undefined ? [] : [['visit-marks', kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

it('the marks of the first page stay through pages and languages without any', () => {
  const storage = memory();
  keepVisitMarks('?ch=tv&cm=spring&pp=footer&fbp=fb.1&appsflyer_id=af-1&ref=ana', storage);
  for (const search of ['', '?page=2', '?x=1&lang=es']) keepVisitMarks(search, storage);
  expect(readVisitMarks(storage)).toEqual({
    ch: 'tv',
    cm: 'spring',
    pp: 'footer',
    fbp: 'fb.1',
    appsflyer_id: 'af-1',
    referrer_code: 'ana',
  });
});

it.each([
  ['?ch=tv', '?ch=radio&cm=autumn', { ch: 'tv' }],
  ['?ref=ana', '?ch=radio', { referrer_code: 'ana', ch: 'radio' }],
  ['?referrer_code=ana&ref=ben', '?ref=carl', { referrer_code: 'ana' }],
  ['?ch=%20&appsflyer_id=', '?appsflyer_id=af-2', { appsflyer_id: 'af-2' }],
  ['', '', {}],
])('of %j and then %j counts %j', (first, second, marks) => {
  const storage = memory();
  keepVisitMarks(first, storage);
  expect(keepVisitMarks(second, storage)).toEqual(marks);
  expect(readVisitMarks(storage)).toEqual(marks);
});

it.each(['half', 'null', '[]', '{"ch":1}', '"ch"'])(
  'what was kept as %s counts as none',
  (kept) => {
    expect(readVisitMarks(memory(kept))).toEqual({});
  },
);
