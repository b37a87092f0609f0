import type { ThemeCode } from '@pavilion/domain/themes';
import { paletteCss } from '@pavilion/templates/palettes';
import type { Page } from 'playwright-core';

/** Puts another colour of the theme on a loaded page: the served page differs in these tokens (and drawn logos) only. */
export async function wearPalette(page: Page, theme: ThemeCode, colour: string): Promise<void> {
  await page.evaluate(
    async (css) => {
      const sheet = document.querySelector('style#pavilion-tokens');
      if (!sheet) throw new Error('the page carries no tokens');
      sheet.textContent = css;
      const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      await drawn();
      await drawn();
    },
    paletteCss(theme, colour),
  );
}
