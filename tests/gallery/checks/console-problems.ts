import type { Page } from 'playwright-core';

/** Collects what the page complains about from now on: errors, warnings, and what it could not load. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    problems.push(`console: ${message.text().slice(0, 300)} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message.slice(0, 300)}`));
  return problems;
}
