import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { themeColours } from '@pavilion/domain/theme-colours';
import { themes, type ThemeCode } from '@pavilion/domain/themes';
import { messageLocaleCodes, locales } from '@pavilion/domain/locales';
import { allPalettes, contrast } from '@pavilion/templates/palettes';
import { drawMail } from './mail-html.ts';

// It is a document of browsers in all that is asked here.
const parser = new new Window().DOMParser() as unknown as DOMParser;
const origin = 'https://play.test';
const unsubscribeUrl = `${origin}/unsubscribe/a.b`;
const site = {
  name: 'Lion & <Sons>',
  externalId: 'LION',
  themeCode: 'casino1',
  themeColour: 'gold',
};
const mail = {
  subject: 'Lion & <Sons>: your code',
  text: `Lion & <Sons>: the code for "<img src=x onerror=alert(1)>" is 012345, see ${origin}/a?b=1&c=2 now.\n\n${origin}/inbox\n\nNo more: ${unsubscribeUrl}`,
  code: '012345',
  language: 'en-US',
  unsubscribeUrl,
};

function open(given: Partial<typeof mail> = {}, brand: Partial<typeof site> = {}): Document {
  const html = drawMail({ ...site, ...brand }, origin, { ...mail, ...given });
  return parser.parseFromString(html ?? '', 'text/html');
}

describe('a mail in HTML', () => {
  it('says what its text says, and takes no markup from it', () => {
    const page = open();
    expect(page.querySelector('h1')?.textContent).toBe('Your code');
    expect(page.body.textContent).toContain(
      'The code for "<img src=x onerror=alert(1)>" is 012345',
    );
    expect(page.title).toBe(mail.subject);
    expect(page.querySelectorAll('script, style, link, iframe, [onerror]')).toHaveLength(0);
    const hostile = open({
      language: '"><script>',
      code: '<b>1</b>',
      unsubscribeUrl: `${origin}/"><b>`,
    });
    expect(hostile.querySelectorAll('script, b')).toHaveLength(0);
  });

  it('fetches nothing but the icon of the site, from its own host, at an address all share', () => {
    const pictures = [...open().querySelectorAll('[src], [background]')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      `${origin}/media/sites/LION/casino1-gold/icon-192.png`,
    ]);
    expect(open().documentElement.outerHTML).not.toMatch(/url\(|@import/);
    expect(open().body.textContent).toContain(site.name);
  });

  it('shows a code large, whole and by itself', () => {
    const boxes = [...open().querySelectorAll('td')].filter(
      (cell) => cell.textContent === '012345',
    );
    expect(boxes.at(-1)?.getAttribute('style')).toMatch(
      /34px.*white-space:nowrap.*user-select:all/,
    );
    expect(open({ code: null as never }).querySelector('[style*="user-select"]')).toBeNull();
  });

  it('makes a button of an address that stands alone, with the address below it, and links of others', () => {
    const links = [...open().querySelectorAll('a')].map((one) => [
      one.getAttribute('href'),
      one.textContent,
    ]);
    expect(links).toEqual([
      [`${origin}/a?b=1&c=2`, `${origin}/a?b=1&c=2`],
      [`${origin}/inbox`, `Open ${site.name}`],
      [`${origin}/inbox`, `${origin}/inbox`],
      [origin, site.name],
      [unsubscribeUrl, 'Unsubscribe'],
    ]);
    expect(open({ unsubscribeUrl: null as never, text: 'x' }).querySelectorAll('a')).toHaveLength(
      1,
    );
  });

  it.each(messageLocaleCodes.map((code) => locales[code].tag))('is written in %s', (language) => {
    const page = open({ language });
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe('ltr');
    expect(page.querySelectorAll('table:not([role="presentation"])')).toHaveLength(0);
    const isEnglish = page.body.textContent?.includes('You get this mail because');
    expect(isEnglish).toBe(language === 'en-US');
  });

  it('begins on the right in languages that do', () => {
    expect(open({ language: 'ar' }).documentElement.dir).toBe('rtl');
  });

  it('is text alone for a brand whose theme nobody knows', () => {
    expect(drawMail({ ...site, themeColour: 'beige' }, origin, mail)).toBeNull();
    expect(drawMail({ ...site, themeCode: 'casino0' }, origin, mail)).toBeNull();
  });

  it('differs between any two brands in more than colour', () => {
    const shapes = (Object.keys(themes) as ThemeCode[]).map((themeCode) =>
      drawMail({ ...site, themeCode, themeColour: themeColours[themeCode][0] }, origin, mail)
        ?.replace(/#[0-9a-f]{6}/g, '#')
        .replace(/\/media\/[^"]*/, ''),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('every word of a mail can be read', () => {
  it.each(allPalettes())('$themeCode $colour', ({ themeCode, colour }) => {
    const page = open({}, { themeCode, themeColour: colour });
    const words = wordsOf(page.body);
    expect(words.length).toBeGreaterThan(8);
    expect(words.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  });
});

/** Every text that is shown with the contrast of its own colour and the nearest ground. */
function wordsOf(root: Element): { words: string; ratio: number }[] {
  const found = [...root.querySelectorAll('*')].flatMap((element) => {
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .map((node) => node.textContent?.replaceAll('\u00a0', ' ').trim() ?? '')
      .join('');
    const isShown = !element.closest('[style*="display:none"]');
    if (!words || !isShown) return [];
    const ratio = contrast(nearest(element, 'color'), nearest(element, 'background-color'));
    return [{ words, ratio }];
  });
  return found;
}

function nearest(element: Element | null, property: string): string {
  if (!element) throw new Error(`nothing says its ${property}`);
  const own = new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`).exec(
    element.getAttribute('style') ?? '',
  );
  return own?.[1] ?? nearest(element.parentElement, property);
}
