import { expect, test } from 'vitest';
import { checkPlaceRules, flagsOf } from './place-rules.ts';
import { file, readRepository } from './support/repository.ts';

const repository = readRepository();

test('every rule of a place is held and shown to hold', () => {
  expect(flagsOf(repository).length).toBeGreaterThan(20);
  expect(checkPlaceRules(repository)).toEqual([]);
});

const record = file(
  'packages/domain/src/jurisdictions/jurisdiction.ts',
  `export interface JurisdictionFlags {
  /** Said of \`isIdle\` only here. */
  readonly minimumAge: number;
  readonly slotStakeMax: { readonly young: string } | null;
}`,
);
const reader = file(
  'apps/server/src/modules/games/plays/a.ts',
  'rules.minimumAge + rules.slotStakeMax',
);
const shown = file(
  'apps/server/src/modules/games/plays/a.test.ts',
  "it('minimumAge, slotStakeMax', f)",
);

test('a rule without a reader or a test is found', () => {
  expect(flagsOf([record])).toEqual(['minimumAge', 'slotStakeMax']);
  expect(checkPlaceRules([record, reader, shown])).toEqual([]);
  expect(checkPlaceRules([record, shown])).toHaveLength(2);
  expect(checkPlaceRules([record, reader])).toHaveLength(2);
});

test.each([
  ['the data of the record', 'packages/domain/src/jurisdictions/flags.data.ts'],
  ['a test', 'apps/server/src/modules/games/plays/b.test.ts'],
  ['a helper of tests', 'apps/server/src/testing/place.ts'],
  ['a page of the documents', 'docs/OPERATIONS.md'],
])('%s is no reader', (_what, path) => {
  expect(checkPlaceRules([record, shown, file(path, reader.text)])).toHaveLength(2);
});

test.each([
  ["the record's own test", 'packages/domain/src/jurisdictions/jurisdictions.test.ts'],
  ['a check of this house', 'tests/tidy/place-rules.test.ts'],
  ['a product file', 'apps/server/src/modules/games/plays/b.ts'],
])('%s shows no behaviour', (_what, path) => {
  expect(checkPlaceRules([record, reader, file(path, shown.text)])).toHaveLength(2);
});

test('what stands in a comment counts for nothing', () => {
  const said = file(reader.path, `// ${reader.text}`);
  expect(checkPlaceRules([record, shown, said])).toHaveLength(2);
});
