import { leadsWithSports, type ThemeCode } from '@pavilion/domain/themes';
import type { Texts } from '../../seed/starting-texts.data.ts';
import { casinoNews } from './demo-news-casinos.data.ts';
import { slotNews } from './demo-news-slots.data.ts';
import { sportsbookNews } from './demo-news-sportsbooks.data.ts';
import { betNews, demoMarquees, favouriteNews, guestNews } from './demo-texts.data.ts';
import type { DemoAnnouncement, DemoNews } from './demo-news.types.ts';

/** The news of every brand of the demo. */
export const demoNews: Readonly<Record<ThemeCode, DemoNews>> = {
  ...casinoNews,
  ...slotNews,
  ...sportsbookNews,
};

/**
 * A brand's own announcement first, then what guests are told, and what players of its kind are.
 */
export function demoAnnouncementsOf(themeCode: ThemeCode): DemoAnnouncement[] {
  const forPlayers = leadsWithSports(themeCode) ? betNews : favouriteNews;
  return [
    demoNews[themeCode],
    { ...guestNews, audience: 'guests' },
    { ...forPlayers, audience: 'players' },
  ];
}

/** The lines of a brand's ticker, its own first. */
export function demoMarqueesOf(themeCode: ThemeCode): Texts[] {
  return [demoNews[themeCode].ticker, ...demoMarquees];
}
