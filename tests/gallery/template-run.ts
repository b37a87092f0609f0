import { themeColours } from '@pavilion/domain/theme-colours';
import { themeByTemplate, type TemplateName } from '@pavilion/domain/themes';
import { paletteCss } from '@pavilion/templates/palettes';
import type { Browser, Page } from 'playwright-core';
import { demo } from '../journeys/support/player.ts';
import { axeFaults } from './checks/axe-faults.ts';
import { picturePath } from './checks/picture-folder.ts';
import { judgeScreen, watchScreens } from './checks/screen-faults.ts';
import { haveSettledBets } from './checks/settled-bets.ts';
import { enterAsPlayer, putOffAnnouncements } from './checks/visitor.ts';
import { openVisitorWindow } from './checks/visitor-window.ts';
import { wearPalette } from './checks/wear-palette.ts';
import { wornFaults } from './checks/worn-palette.ts';
import { screens, type GalleryPlan, type GalleryScreen } from './plan.ts';

/** One screen in one colour at one width, and what is wrong with it. */
export interface Judged {
  template: TemplateName;
  screen: GalleryScreen;
  widthPx: number;
  colour: string;
  /** Of the width and screen; the same in every colour. */
  shift: number;
  faults: string[];
  picture: string;
}

/**
 * Looks at the screens of one template at one width, in each of its colours. `report` hears of each
 * at once.
 */
export async function runTemplate(
  browser: Browser,
  origin: string,
  plan: GalleryPlan,
  at: { template: TemplateName; widthPx: number },
  report: (judged: Judged) => void,
): Promise<void> {
  const context = await openVisitorWindow(browser, at.widthPx);
  try {
    const page = await context.newPage();
    const problems = await watchScreens(page);
    await putOffAnnouncements(page, origin);
    // Who has signed in stays so in this window: guests look first.
    const guestsFirst = plan.screens.toSorted(
      (a, b) => Number(screens[a].isPlayer) - Number(screens[b].isPlayer),
    );
    for (const screen of guestsFirst) {
      if (screens[screen].isPlayer) await enterAsPlayer(page, origin, demo);
      if (screens[screen].needs) await haveSettledBets(origin, demo);
      const place = { origin, screen, theme: themeByTemplate(at.template) };
      const { faults, shift } = await judgeScreen(page, place, problems);
      for (const one of await judgeColours(page, plan, at.template, `${screen}-${at.widthPx}`)) {
        const isOwn = one.colour === ownColour(at.template);
        const all = [...(isOwn ? faults : []), ...one.faults];
        report({ ...at, ...one, screen, shift, faults: all });
      }
    }
  } finally {
    await context.close();
  }
}

/** The colour a demo site wears is the first of its theme. */
const ownColour = (template: TemplateName): string => themeColours[themeByTemplate(template)][0];

async function judgeColours(page: Page, plan: GalleryPlan, template: TemplateName, kind: string) {
  const theme = themeByTemplate(template);
  const own = ownColour(template);
  const found: Pick<Judged, 'colour' | 'faults' | 'picture'>[] = [];
  for (const colour of plan.allColours ? themeColours[theme] : [own]) {
    if (colour !== own) await wearPalette(page, theme, colour);
    const faults = await axeFaults(page, { what: colour === own ? 'all' : 'contrast' });
    // The others are known to be worn: `wearPalette` looks.
    if (colour === own) faults.push(...(await wornFaults(page, paletteCss(theme, own))));
    const picture = picturePath(kind, `${template}-${colour}.jpg`);
    await page.screenshot({ path: picture, type: 'jpeg', quality: 80 });
    found.push({ colour, faults, picture });
  }
  return found;
}
