import type { ThemeCode } from '@pavilion/domain/themes';
import { paletteCss } from '@pavilion/templates/palettes';
import type { Page } from 'playwright-core';

/**
 * Puts another colour of the theme on a loaded page: the served page differs in these tokens (and drawn logos) only. The rule
 * is exchanged through the sheet itself: the policy of the page refuses new text of a style.
 */
export async function wearPalette(page: Page, theme: ThemeCode, colour: string): Promise<void> {
  await page.evaluate(
    async (css) => {
      const sheet = document.querySelector<HTMLStyleElement>('style#pavilion-tokens')?.sheet;
      if (!sheet) throw new Error('the page carries no tokens');
      while (sheet.cssRules.length > 0) sheet.deleteRule(0);
      sheet.insertRule(css);
      const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      await drawn();
      await drawn();
      const worn = getComputedStyle(document.documentElement);
      const asked = (sheet.cssRules[0] as CSSStyleRule).style;
      const isWorn = [...asked]
        .filter((name) => name.startsWith('--'))
        .every((name) => worn.getPropertyValue(name) === asked.getPropertyValue(name).trim());
      if (!isWorn) throw new Error('the page does not wear the tokens it was given');
    },
    paletteCss(theme, colour),
  );
}
