import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateNames } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';

/** An ornament that begins where the menu or the header ends. */
const hanging =
  /\[data-region='(navigation|header)'\]::after \{[^}]*inset-block-start: (100%|calc\(100%)/;

const sheetOf = (template: string): string =>
  readFileSync(join(import.meta.dirname, template, `${template}.css`), 'utf8');

/** The templates that name how far something hangs, under the menu or under the header. */
const named = templateNames.filter((template) => /^ {2}--valance: /m.test(sheetOf(template)));

describe('what hangs from the menu or the header', () => {
  it.each(templateNames.filter((template) => hanging.test(sheetOf(template))))(
    'of %s names its length, so that the bet slip beside the page begins below it',
    (template) => {
      expect(sheetOf(template)).toMatch(/^ {2}--valance: /m);
    },
  );

  it.each(named)(
    'of %s leaves pages room: chips of a sportsbook on a phone begin below it',
    (template) => {
      expect(sheetOf(template)).toMatch(/ main \{[^}]*padding-block(-start)?: /);
    },
  );
});
