import type { Page } from 'playwright-core';

/**
 * A browser without a graphics card and a window shows every WebGL picture by reading it back, and
 * says so: a page with one empty WebGL canvas, no reading of its own and no photograph brings this
 * message too.
 */
const sayingOfBrowser = 'GPU stall due to ReadPixels';

/**
 * Collects what the page complains about from now on: errors, warnings, and what it could not load.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    if (message.text().includes(sayingOfBrowser)) return;
    problems.push(`console: ${message.text().slice(0, 300)} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message.slice(0, 300)}`));
  return problems;
}
