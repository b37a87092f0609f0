import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLanguage, staleExceptions } from './check-messages.ts';
import { generateKeys } from './generate-keys.ts';
import { loadFlatMessages } from './load-messages.ts';
import { messageTags, sourceTag } from './message-tags.ts';

describe('the message files', () => {
  it.each(messageTags)('of %s hold every key, rightly placed, shaped and translated', (tag) => {
    expect(checkLanguage(tag)).toEqual([]);
  });

  it.each(messageTags)('of %s give every key once', (tag) => {
    expect(Object.keys(loadFlatMessages(tag)).length).toBeGreaterThan(0);
  });

  it.each(messageTags)('of %s take the least age of players from the site', (tag) => {
    const messages = loadFlatMessages(tag);
    for (const key of ['ui.auth.agree', 'ui.shell.legal']) {
      expect(messages[key]).toContain('{age, ');
      expect(messages[key]).not.toMatch(/\d/);
    }
  });

  it('need every exception of the untranslated-text list', () => {
    expect(staleExceptions()).toEqual([]);
  });

  it('match the generated key types (node packages/i18n/scripts/generate-keys.ts)', () => {
    const path = new URL('message-keys.generated.ts', import.meta.url);
    expect(readFileSync(path, 'utf8')).toBe(generateKeys(loadFlatMessages(sourceTag)));
  });
});
