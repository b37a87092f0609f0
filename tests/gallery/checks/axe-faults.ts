import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What axe counts as advice and does not look for by itself: visible words stand in a control's name, headings skip no level. */
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

/** What to look for (everything, only the contrast of texts, or everything with advice) and where (a selector; the whole page without). */
export interface AxeView {
  what?: keyof typeof asked;
  part?: string;
}

/** Longer than a price is tinted after it moved, or a row of a long list waits for its measure. */
const passingMs = 2500;

/**
 * What axe finds on the page as it stands, as sentences. It reads a page over several moments: of a price that moves just then the word
 * before and its ground after, of rows that come into sight the link and not yet its words. What it finds counts when it is still there
 * once such moments are over.
 */
export async function axeFaults(page: Page, view: AxeView = {}): Promise<string[]> {
  const found = await askAxe(page, view);
  if (found.length === 0) return found;
  await page.waitForTimeout(passingMs);
  return askAxe(page, view);
}

async function askAxe(page: Page, { what = 'all', part }: AxeView): Promise<string[]> {
  // Within the page and without the thousands of elements that are right, axe takes a fifth of the time. No page here has
  // frames of other origins, which is what the other way is for.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...asked[what], resultTypes: ['violations'] });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 4)
      .map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
