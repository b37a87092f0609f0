import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The page runs it itself: nothing of it is needed here. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What the source leaves in the page. */
type WithAxe = typeof globalThis & {
  axe: { run: (part: string | Document, options: RunOptions) => Promise<AxeResults> };
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * What axe counts as advice and does not look for by itself: visible words stand in a control's
 * name, headings skip no level.
 */
const moreRules = {
  'label-content-name-mismatch': { enabled: true },
  'heading-order': { enabled: true },
};

const asked = {
  all: { runOnly: { type: 'tag', values: tags }, rules: moreRules },
  contrast: { runOnly: 'color-contrast' },
  /** Also what axe only recommends. */
  advice: { rules: moreRules },
} as const;

/**
 * What to look for (everything, only the contrast of texts, or everything with advice) and where (a
 * selector; the whole page without).
 */
export interface AxeView {
  what?: keyof typeof asked;
  part?: string;
}

/** Longer than a price is tinted after it moved, or a row of a long list waits for its measure. */
const passingMs = 2500;

/**
 * What axe finds on the page as it stands, as sentences. It reads a page over several moments: of a
 * price that moves just then the word before and its ground after, of rows that come into sight the
 * link and not yet its words. What it finds counts when it is still there once such moments are
 * over.
 */
export async function axeFaults(page: Page, view: AxeView = {}): Promise<string[]> {
  const found = await askAxe(page, view);
  if (found.length === 0) return found;
  await page.waitForTimeout(passingMs);
  return askAxe(page, view);
}

async function askAxe(page: Page, { what = 'all', part }: AxeView): Promise<string[]> {
  // Half a megabyte of script is read once per document, not once per look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // Without the thousands of elements that are right, axe takes a fifth of the time. No page here
  // has frames of other origins.
  const options = { ...asked[what], resultTypes: ['violations'] } as RunOptions;
  const violations = await page.evaluate(
    async ([within, how]) => {
      const { axe } = globalThis as WithAxe;
      return (await axe.run(within ?? document, how)).violations;
    },
    [part, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 4)
      .map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
