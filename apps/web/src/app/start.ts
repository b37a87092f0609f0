import { readBoot } from '../core/boot.ts';
import { untilAllAnswer } from '@pavilion/web-core/build/replay-input';
import { storeClientDomain } from '../core/client-domain.ts';
import { withLater } from '../core/load-later.ts';
import { settleFirstLanguage } from '../core/locale/language.ts';
import { allTexts } from '../core/locale/texts.ts';
import { logProblem } from '@pavilion/web-core/log';
import { bindModalsToHash } from '../core/modals/modal-hash.ts';
import { startHistory } from '@pavilion/web-core/navigation/history';
import { startNavigation } from '../core/navigation/page.store.ts';
import { onSessionEnd } from '../core/session/session-end.ts';
import { keepPlayerHint } from '../core/session/player-hint.ts';
import { followOtherTabs, takeEndWarning } from '../core/session/session-signal.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { adoptTimeZone, rememberTimeZone } from '../core/time-zone.ts';
import { keepArrival } from '../core/startup/arrival.ts';
import { startViewport } from '../core/viewport/viewport.store.ts';
import { whenIdle } from '@pavilion/web-core/when-idle';
import { fillPage } from './fill-page.ts';
import { loadCatalogue } from './lazy-screens.ts';

const reload = (): void => location.reload();
/** The page was reloaded because the session had ended, and has not said so yet. */
let isEndUntold = false;
/** Query of the address the visit began with; where the page goes on to, it is lost. */
let arrivalSearch = '';

/** Before the first paint: site, theme and language. The preloader goes when the app stands. */
export async function prepare(): Promise<void> {
  startHistory();
  onSessionEnd(() => void withLater(({ expireSession }) => expireSession()));
  // Before another tab can be heard: what it tells now is for the page after this one.
  isEndUntold = takeEndWarning();
  followOtherTabs({
    reload,
    onSignIn: () => void withLater(({ leaveAuthModal }) => leaveAuthModal()),
  });
  arrivalSearch = location.search;
  if (arrivalSearch) keepArrival(arrivalSearch);
  storeClientDomain(readBoot()?.rootDomain ?? location.hostname);
  startViewport();
  keepPlayerHint();
  await fillPage();
  settleFirstLanguage();
  await startNavigation();
  bindModalsToHash();
  useLayoutStore.setState({ show_preloader: false });
}

/** After the first paint: what the page can be shown without. */
export async function settle(): Promise<void> {
  whenIdle(rememberTimeZone);
  whenIdle(() => void prepareWhatFollows());
  await withLater(async (later) => {
    await later.hydrateStyles();
    await later.untilPageAnswers();
    void untilAllAnswer().then(adoptTimeZone);
    later.beginMoving();
    later.reopenLiveChat();
    if (isEndUntold) later.warnOfEnd();
    later.refreshDeviceOnResize();
    later.letBackCloseDialogs();
    later.startBuildCheck();
    later.followSite({ reload });
    later.followLanguage({ loadCached: () => void later.loadTexts() });
    // A closed site tells nothing but that it opens again.
    if (useLayoutStore.getState().maintenance.is_maintenance) return later.realtime.connect();
    if (useUserStore.getState().isAuthenticated) void later.refreshPlayer();
    later.startRealtime();
    await later.loadAfterMount(arrivalSearch);
  });
}

/**
 * Other screens are soon asked for, and failures must have their words when there is no network any
 * more.
 */
async function prepareWhatFollows(): Promise<void> {
  try {
    await Promise.all([allTexts(), loadCatalogue()]);
    await (await import('./prepare-games.ts')).prepareGames();
  } catch (cause) {
    logProblem('a part of the page could not be loaded', cause);
  }
}
