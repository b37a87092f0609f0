import { expect, test } from '@playwright/test';
import { templateNames, themeByTemplate } from '@pavilion/domain/themes';
import { axeFaults } from '../gallery/checks/axe-faults.ts';
import { judgeScreen, watchScreens } from '../gallery/checks/screen-faults.ts';
import { putOffAnnouncements } from '../gallery/checks/visitor.ts';
import { openVisitorWindow } from '../gallery/checks/visitor-window.ts';
import { siteOrigin } from './support/sites.ts';

// What is wrong is told in sentences: recording every page would take longer than looking at it.
test.use({ trace: 'off' });

// A sample of `npm run gallery`, which looks at every colour and five screens.
for (const [index, template] of templateNames.entries()) {
  test(`the home page of ${template} stands still and whole`, async ({
    browser,
    isMobile,
    viewport,
  }) => {
    const context = await openVisitorWindow(browser, viewport?.width ?? 1280);
    const page = await context.newPage();
    const origin = siteOrigin(themeByTemplate(template));
    const problems = await watchScreens(page);
    await putOffAnnouncements(page, origin);
    const { faults } = await judgeScreen(page, `${origin}/`, problems);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // axe takes its time: a third of the templates, each on one of the two.
    const hasAxe = index % 6 === (isMobile ? 0 : 3);
    const more = hasAxe ? await axeFaults(page) : [];
    await context.close();
    expect([...faults, ...more]).toEqual([]);
  });
}
