import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const rule = /([^{}]+)\{([^{}]*)\}/g;
const isSkipped = (styles: string): boolean => styles.includes('content-visibility: auto');

/** Rules whose region is neither laid out nor painted while it is far. */
const farRules = globSync('**/*.css', { cwd: import.meta.dirname }).flatMap((sheet) => {
  const css = readFileSync(join(import.meta.dirname, sheet), 'utf8').replaceAll(
    /\/\*.*?\*\//gs,
    '',
  );
  return [...css.matchAll(rule)]
    .map(([, selector = '', styles = '']) => ({ sheet, selector: selector.trim(), styles }))
    .filter(({ styles }) => isSkipped(styles));
});

describe('regions that cost nothing while they are far', () => {
  it('are some', () => expect(farRules.length).toBeGreaterThan(3));

  it.each(farRules)(
    '$sheet $selector keeps its room and cuts no ring, shadow or ornament',
    (far) => {
      expect(far.styles).toContain('contain-intrinsic-block-size: auto');
      expect(far.styles).toContain('overflow-clip-margin:');
      // By its kind alone an element of a card or a form would be met as well.
      expect(far.selector).not.toMatch(/(^|\s)[a-z]+$/);
    },
  );
});
