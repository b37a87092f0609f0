import { screenByPath, type ScreenName } from '@pavilion/domain/screens';
import { readBoot } from '../core/boot.ts';
import { isPageStanding } from '../core/build/standing-page.ts';
import { leadsWithSports } from '../common/sports/leads-with-sports.ts';
import { currentPath } from '../core/navigation/go.ts';
import { fillQueries } from '../core/page-answers.ts';
import { queryClient } from '../core/query.ts';
import { authOf } from '../core/session/theme-auth.ts';
import { applyFrame } from '../core/startup/apply-frame.ts';
import { runStartup } from '../core/startup/run-startup.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { prepareFooter } from '../shell/footer-place.tsx';
import { preloadTemplate } from '../shell/site-frame.tsx';
import { preloadSportsParts, provideSportsSlots } from '../shell/sports-slots.tsx';
import { judgeVisit } from './guards.ts';
import { lazyScreens } from './lazy-screens.ts';

/** Everything the first drawing of a page rests on, the same on the server and in the browser. */
export async function fillPage(): Promise<void> {
  await runStartup();
  const boot = readBoot();
  if (boot?.frame) applyFrame(boot.frame);
  fillQueries(queryClient, boot?.answers ?? []);
  provideSportsSlots();
  const { template } = useLayoutStore.getState();
  const screen = firstScreen();
  // What stands below the first view, and prices, get their code once the page does.
  const isStanding = isPageStanding();
  await Promise.all([
    preloadTemplate(template, { withBelow: !isStanding || (screen !== null && screen !== 'home') }),
    screen && lazyScreens[screen].preload(),
    template && prepareFooter(),
    leadsWithSports(template) && !isStanding ? preloadSportsParts() : null,
  ]);
}

/** The screen that will stand at the address; home where signing in is a modal over it. */
function firstScreen(): ScreenName | null {
  const screen = screenByPath(currentPath());
  if (!screen) return null;
  const { isAuthenticated } = useUserStore.getState();
  const { kind } = judgeVisit(screen, isAuthenticated, authOf(useLayoutStore.getState().template));
  return kind === 'home-with-modal' ? 'home' : screen;
}
