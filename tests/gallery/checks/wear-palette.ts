import type { ThemeCode } from '@pavilion/domain/themes';
import { paletteCss } from '@pavilion/templates/palettes';
import type { Page } from 'playwright-core';
import { wornFaults } from './worn-palette.ts';

const settleMs = 100;

/**
 * Puts another colour of the theme on a loaded page: the served page differs in these tokens (and
 * drawn logos) only. The rule is exchanged through the sheet itself: the policy of the page refuses
 * new text of a style.
 */
export async function wearPalette(page: Page, theme: ThemeCode, colour: string): Promise<void> {
  const css = paletteCss(theme, colour);
  await page.evaluate((text) => {
    const sheet = document.querySelector<HTMLStyleElement>('style#pavilion-tokens')?.sheet;
    if (!sheet) throw new Error('the page carries no tokens');
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    sheet.insertRule(text);
    // What lies far from the window is styled when somebody asks: its changes of colour would begin
    // with the first who judges them.
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
    for (const change of document.getAnimations())
      if (change instanceof CSSTransition) change.finish();
  }, css);
  // For what answers to the new colours. Frames are not waited for: a browser without a display may
  // stop drawing, and all that is judged is computed.
  await page.waitForTimeout(settleMs);
  const [fault] = await wornFaults(page, css);
  if (fault) throw new Error(`${colour} was put on, but the page ${fault}`);
}
