import { leadsWithSports, type ThemeCode } from '@pavilion/domain/themes';
import type { Texts } from '../../seed/starting-texts.data.ts';
import { casinoNews } from './demo-news-casinos.data.ts';
import { slotNews } from './demo-news-slots.data.ts';
import { sportsbookNews } from './demo-news-sportsbooks.data.ts';
import { betNews, demoMarquees, favouriteNews, guestNews } from './demo-texts.data.ts';

/** An announcement of the demo. */
export interface DemoAnnouncement {
  title: Texts;
  /** Plain words of one paragraph. */
  body: Texts;
  /** Picture it is shown with. */
  promotion: string;
  /** Whose it is; everybody's where not said. */
  audience?: 'guests' | 'players';
}

/** What one brand has to say: an announcement, and a line of its ticker. */
export interface DemoNews extends DemoAnnouncement {
  ticker: Texts;
}

/** The news of every brand of the demo. */
export const demoNews: Readonly<Record<ThemeCode, DemoNews>> = {
  ...casinoNews,
  ...slotNews,
  ...sportsbookNews,
};

/** A brand's own announcement first, then what guests are told, and what players of its kind are. */
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
