import type { Page } from 'playwright-core';

/** Layout shift that a page may have, all in all (issue of the look: below 0.02). */
export const mostShift = 0.02;

/** How far a page moved by itself, and the largest parts of it as sentences. */
export interface Shifts {
  score: number;
  moved: string[];
}

/**
 * Adds up what moves without the visitor having done anything; an init script, so it holds
 * everything it needs.
 */
export function watchShifts(): void {
  const found: Shifts = { score: 0, moved: [] };
  Object.assign(globalThis, { shifts: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (shift.hadRecentInput) continue;
      found.score += shift.value;
      for (const { node, previousRect, currentRect } of shift.sources.slice(0, 3)) {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
        const from = `${Math.round(previousRect.top)}+${Math.round(previousRect.height)}`;
        const to = `${Math.round(currentRect.top)}+${Math.round(currentRect.height)}`;
        found.moved.push(`${shift.value.toFixed(4)} ${name.slice(0, 70)} ${from} → ${to}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What `watchShifts` has added up until now. */
export function readShifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}
