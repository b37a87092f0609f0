import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What the pages of a site wear: the class of its art, and all their styles. */
export interface WornTheme {
  art: string;
  css: string;
}

/** An inner page that everybody may see: it carries what templates draw on inner pages. */
const innerPath = '/faqs';

/**
 * Where the machine is busy a page comes undrawn, which wears its styles later: it is asked for
 * again.
 */
const triesMax = 20;
const againMs = 250;

/** Reads what a site wears; only browsers know the names below localhost. */
export async function readTheme(origin: string): Promise<WornTheme> {
  for (let tried = 0; tried < triesMax; tried += 1) {
    const html = await readPage(new URL(origin));
    const art = /<html [^>]*class="([^"]+)"/.exec(html)?.[1];
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
    if (art !== undefined && styles.length > 1) return { art, css: styles.join('') };
    await sleep(againMs);
  }
  throw new Error(`${origin} shows no theme`);
}

async function readPage({ port, host }: URL): Promise<string> {
  const request = get({ port, path: innerPath, headers: { host } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return text(answer);
}

/**
 * Makes a loaded page ready to wear these themes: takes from their styles only what is their own
 * (the others stand on the page already, in the right order), and takes the frame away, which stays
 * that of the page. Gives the names of their arts.
 */
export async function prepareThemes(page: Page, themes: readonly WornTheme[]): Promise<string[]> {
  await page.evaluate((all) => {
    const frame = new CSSStyleSheet();
    frame.replaceSync('[data-region], [data-aside] { display: none !important; }');
    const wardrobe = new Map<string, CSSStyleSheet>();
    for (const { art, css } of all) {
      const parsed = new CSSStyleSheet();
      parsed.replaceSync(css);
      const own = new CSSStyleSheet();
      for (const rule of parsed.cssRules) {
        const isPalette =
          rule instanceof CSSStyleRule && rule.style.getPropertyValue('--surface-0') !== '';
        // Faces stay on the page once they came: each comes once.
        if (rule instanceof CSSFontFaceRule) frame.insertRule(rule.cssText);
        else if (isPalette || rule.cssText.includes(`.${art}`))
          own.insertRule(rule.cssText, own.cssRules.length);
      }
      wardrobe.set(art, own);
    }
    Object.assign(globalThis, { wardrobe: { frame, of: wardrobe } });
  }, themes);
  return themes.map(({ art }) => art);
}

/** Puts the art of a prepared theme on the page: its faces, palette, shapes and measures. */
export async function wearTheme(page: Page, art: string): Promise<void> {
  await page.evaluate(async (name) => {
    const { wardrobe } = globalThis as unknown as {
      wardrobe: { frame: CSSStyleSheet; of: Map<string, CSSStyleSheet> };
    };
    const own = wardrobe.of.get(name);
    if (!own) throw new Error(`nothing is prepared for ${name}`);
    document.adoptedStyleSheets = [wardrobe.frame, own];
    document.documentElement.className = name;
    // Faces are asked for once the page is laid out by them.
    void document.body.offsetHeight;
    await document.fonts.ready;
  }, art);
}
