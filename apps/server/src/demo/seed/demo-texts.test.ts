import { describe, expect, it } from 'vitest';
import { messageLocaleCodes } from '@pavilion/domain/locales';
import { screens } from '@pavilion/domain/screens';
import { leadsWithSports, themeCodes } from '@pavilion/domain/themes';
import { loadFlatMessages } from '@pavilion/i18n/load-messages';
import { welcomeText } from '../../modules/account/identity/welcome-texts.ts';
import { cmsPagesByLocale } from '../../seed/cms/index.ts';
import { demoMissionsOf } from './demo-missions-of.ts';
import { demoSites } from './demo-sites.data.ts';
import { demoSlidesOf } from './demo-slides.data.ts';
import { startingSlides } from '../../seed/starting-texts.data.ts';
import { demoAnnouncementsOf, demoMarqueesOf } from './demo-news.ts';

const values = { site: 'Site', currency: 'PHP', age: 18 };
const texts: [string, string][] = [
  ...startingSlides.flatMap(({ titles }) => Object.entries(titles)),
  ...themeCodes.flatMap((code) => [
    ...demoMarqueesOf(code).flatMap((marquee) => Object.entries(marquee)),
    ...demoAnnouncementsOf(code).flatMap(({ title, body }) => [
      ...Object.entries(title),
      ...Object.entries(body),
    ]),
  ]),
  ...Object.entries(cmsPagesByLocale).flatMap(([locale, pages]) =>
    Object.values(pages).map((body): [string, string] => [locale, body(values)]),
  ),
  ...['en-US', 'fil', 'zh-Hans', 'zh-Hant', 'es', 'ru', 'vi', 'ms', 'ne'].map(
    (tag): [string, string] => [tag, welcomeText(tag, { site: 'Site', tokens: 20 }).body],
  ),
];

const rewardTexts = demoSites.flatMap((site) =>
  demoMissionsOf(site).flatMap(({ titles, summaries }) => [titles, summaries]),
);

describe('the texts a site starts with', () => {
  it('lead only to screens the site has', () => {
    const linked = texts.flatMap(([, text]) => [...text.matchAll(/href="(\/[^"]*)"/g)]);
    const paths = [...startingSlides.map(({ href }) => href), ...linked.map(([, path]) => path)];
    const built: string[] = Object.values(screens).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(startingSlides.length);
    expect(paths.filter((path) => !built.includes(path ?? ''))).toEqual([]);
  });

  it('are drawn for each brand: no two that have slides of their own show the same set', () => {
    const sets = demoSites
      .filter(({ themeCode }) => themeCode !== 'casino1')
      .map(({ themeCode }) => demoSlidesOf(themeCode).map(({ theme, href }) => theme + href));
    expect(sets.every((set) => new Set(set).size === 3)).toBe(true);
    expect(new Set(sets.map(String)).size).toBe(sets.length);
  });

  it('call buttons and pages in the help what they are called where the player looks for them', () => {
    const labels = new Set(Object.values(loadFlatMessages('en-US')));
    const help = cmsPagesByLocale.EN?.faqs(values) ?? '';
    const links = [...help.matchAll(/<a href="[^"]*">([^<]*)<\/a>/g)].map(([, text = '']) => text);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((text) => !labels.has(text))).toEqual([]);
  });

  it('are each brand’s own: no two announce the same or run the same ticker', () => {
    const words = themeCodes.flatMap((code) => {
      const [own] = demoAnnouncementsOf(code);
      return [own?.title.EN, own?.body.EN, demoMarqueesOf(code)[0]?.EN];
    });
    expect(new Set(words).size).toBe(words.length);
  });

  it('say something to guests and something to players, on a sportsbook about bets', () => {
    for (const code of themeCodes) {
      const audiences = demoAnnouncementsOf(code).map(({ audience = 'all' }) => audience);
      expect(audiences).toEqual(expect.arrayContaining(['guests', 'players']));
      const forPlayers = demoAnnouncementsOf(code).find(({ audience }) => audience === 'players');
      expect(/\bbet\b/.test(forPlayers?.title.EN ?? '')).toBe(leadsWithSports(code));
    }
  });

  it('of the demo are written in all the languages', () => {
    for (const code of themeCodes) {
      const written = [
        ...demoMarqueesOf(code),
        ...demoAnnouncementsOf(code).flatMap(({ title, body }) => [title, body]),
        ...rewardTexts,
      ];
      for (const text of written) {
        expect(Object.keys(text).sort()).toEqual([...messageLocaleCodes].sort());
        // What is not translated stands in the next language's words, or in none.
        expect(Object.values(text).filter((words) => !words || words.includes('|'))).toEqual([]);
        expect(new Set(Object.values(text)).size).toBeGreaterThan(7);
      }
    }
  });
});
