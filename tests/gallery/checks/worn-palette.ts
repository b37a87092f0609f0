import type { Page } from 'playwright-core';

/**
 * What the page computes in another way than a palette's rule (`paletteCss`) asks for, as one
 * sentence; empty when the page wears it.
 */
export function wornFaults(page: Page, css: string): Promise<string[]> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const { style: asked } = sheet.cssRules[0] as CSSStyleRule;
    const worn = getComputedStyle(document.documentElement);
    const names = [...asked];
    const others = names.filter(
      (name) => worn.getPropertyValue(name).trim() !== asked.getPropertyValue(name).trim(),
    );
    if (!names.some((name) => name.startsWith('--'))) return ['the palette asked for is empty'];
    if (others.length === 0) return [];
    return [`wears another palette: ${others.length} of ${names.length}, as ${others[0]}`];
  }, css);
}
