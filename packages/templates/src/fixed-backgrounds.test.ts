import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const comment = /\/\*.*?\*\//gs;
/** A background, or the art that becomes one, attached to the window. */
const attached = /(?:background[\w-]*|--[\w-]*art)\s*:[^;}]*\bfixed\b[^;}]*/g;

const attachedIn = (sheet: string): string[] => sheet.replaceAll(comment, '').match(attached) ?? [];

it('no background is attached to the window: each frame of a scroll would draw it anew', () => {
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname });
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter(
    (name) => attachedIn(readFileSync(join(import.meta.dirname, name), 'utf8')).length > 0,
  );
  expect(found).toEqual([]);
});

it.each([
  'a { background: var(--page-art, none) fixed red; }',
  'a { background-attachment: fixed }',
  'a { --page-art: linear-gradient(red, blue)\n fixed, none; }',
])('finds %s', (sheet) => {
  expect(attachedIn(sheet)).toHaveLength(1);
});
