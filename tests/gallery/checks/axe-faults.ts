import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The visible words of a control must stand in its name; axe does not look for that by itself. */
const moreRules = { 'label-content-name-mismatch': { enabled: true } };

/** What axe finds on the page as it stands, as sentences; only the contrast of texts when asked so. */
export async function axeFaults(page: Page, what: 'all' | 'contrast' = 'all'): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const asked =
    what === 'contrast'
      ? builder.withRules('color-contrast')
      : builder.options({ runOnly: { type: 'tag', values: tags }, rules: moreRules });
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 4)
      .map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
