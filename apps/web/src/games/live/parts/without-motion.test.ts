import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = globSync('**/*.module.css', { cwd: folder }).map((path) => ({
  path,
  css: readFileSync(join(folder, path), 'utf8'),
}));

/** Rules of a sheet as `[selectors, declarations]`, whatever stands around them. */
const rulesOf = (css: string): Array<[string, string]> =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => [
    selectors.replaceAll(/\/\*[^]*?\*\//g, '').trim(),
    body,
  ]);

const withoutMotion = (css: string): string =>
  /@media \(prefers-reduced-motion: reduce\) \{([^]*?)\n\}/.exec(css)?.[1] ?? '';

/** What an animation keeps back until its time: the result, mostly. */
const keptBack = (css: string): string[] =>
  rulesOf(css)
    .filter(([, body]) => /animation:[^;]*backwards/.test(body))
    .flatMap(([selectors]) => selectors.split(',').map((one) => one.trim()));

describe.each(sheets)('the pictures of $path', ({ css }) => {
  it('tell nothing sooner to who asked for no motion', () => {
    const stopped = rulesOf(withoutMotion(css))
      .filter(([, body]) => /animation: none/.test(body))
      .flatMap(([selectors]) => selectors.split(',').map((one) => one.trim()));
    expect(stopped.filter((selector) => keptBack(css).includes(selector))).toEqual([]);
  });
});
