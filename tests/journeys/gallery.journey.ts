import { expect, test } from '@playwright/test';
import { themeColours } from '@pavilion/domain/theme-colours';
import { templateNames, themeByTemplate } from '@pavilion/domain/themes';
import { axeFaults } from '../gallery/checks/axe-faults.ts';
import { judgeScreen, watchScreens } from '../gallery/checks/screen-faults.ts';
import { haveSettledBets } from '../gallery/checks/settled-bets.ts';
import { enterAsPlayer, putOffAnnouncements } from '../gallery/checks/visitor.ts';
import { openVisitorWindow } from '../gallery/checks/visitor-window.ts';
import { wearPalette } from '../gallery/checks/wear-palette.ts';
import { screenNames, screens } from '../gallery/plan.ts';
import { demo } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

// What is wrong is told in sentences: recording every page would take longer than looking at it.
test.use({ trace: 'off' });

const widthsPx = [390, 1280] as const;
/** Values in turn; there is always one. */
const turn = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value;

// A sample of `npm run gallery`, which looks at every screen in every colour and width: each
// template once, screens, widths and colours taking turns.
for (const [index, template] of templateNames.entries()) {
  const theme = themeByTemplate(template);
  const screen = turn(screenNames, index);
  // Each round of the screens begins with another width and colour.
  const round = Math.floor(index / screenNames.length);
  const widthPx = turn(widthsPx, index + round);
  const colour = turn(themeColours[theme], index + round);
  test(`${template} in ${colour}: ${screen} at ${widthPx} px`, async ({ browser }) => {
    const context = await openVisitorWindow(browser, widthPx);
    const page = await context.newPage();
    const origin = siteOrigin(theme);
    const problems = await watchScreens(page);
    await putOffAnnouncements(page, origin);
    if (screens[screen].isPlayer) await enterAsPlayer(page, origin, demo);
    if (screens[screen].needs) await haveSettledBets(origin, demo);
    const { faults } = await judgeScreen(page, { origin, theme, screen }, problems);
    await wearPalette(page, theme, colour);
    faults.push(...(await axeFaults(page)));
    await context.close();
    expect(faults).toEqual([]);
  });
}
