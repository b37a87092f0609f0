import { readBoot } from '../core/boot.ts';
import { storeClientDomain } from '../core/client-domain.ts';
import { startBuildCheck } from '../core/build/build-check.ts';
import { refreshDeviceOnResize } from '../core/device/device.store.ts';
import { settleFirstLanguage } from '../core/locale/language.ts';
import { logProblem } from '../core/log.ts';
import { bindModalsToHash } from '../core/modals/modal-hash.ts';
import { startHistory } from '../core/navigation/history.ts';
import { startNavigation } from '../core/navigation/page.store.ts';
import { expireSession } from '../core/session/expire-session.ts';
import { onSessionEnd } from '../core/session/session-end.ts';
import { keepPlayerHint } from '../core/session/player-hint.ts';
import { followOtherTabs } from '../core/session/session-signal.ts';
import { refreshPlayer } from '../core/session/sign-in.ts';
import { keepAffiliate } from '../core/startup/affiliate.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { rememberTimeZone } from '../core/time-zone.ts';
import { startViewport } from '../core/viewport/viewport.store.ts';
import { takeOverStyles } from './drawn-styles.ts';
import { fillPage } from './fill-page.ts';

const reload = (): void => location.reload();

/** Before the first paint: site, theme and language. */
export async function prepare(): Promise<void> {
  startHistory();
  onSessionEnd(expireSession);
  followOtherTabs({ reload });
  rememberAffiliate();
  storeClientDomain(readBoot()?.rootDomain);
  startViewport();
  refreshDeviceOnResize();
  keepPlayerHint();
  await fillPage();
  settleFirstLanguage();
  await startNavigation();
  bindModalsToHash();
}

/** At once: the visitor may go on to another page before the rest of this one is loaded. */
function rememberAffiliate(): void {
  try {
    keepAffiliate(location.search, localStorage);
  } catch (cause) {
    logProblem('the affiliate could not be kept', cause);
  }
}

/** After the first paint: what the page can be shown without. */
export async function settle(): Promise<void> {
  await takeOverStyles();
  rememberTimeZone();
  startBuildCheck();
  if (useLayoutStore.getState().maintenance.is_maintenance) return;
  if (useUserStore.getState().isAuthenticated) void refreshPlayer();
  try {
    const [{ loadAfterMount }, { startRealtime }] = await Promise.all([
      import('../core/startup/after-mount.ts'),
      import('../core/realtime/session-events.ts'),
    ]);
    startRealtime({ reload });
    await loadAfterMount();
  } catch (cause) {
    logProblem('a part of the page could not be loaded', cause);
  }
}
