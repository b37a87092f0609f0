// chunk: later
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import { startup } from '@pavilion/contracts/player/site/startup.contract';
import { call } from '../api.ts';
import { nowMs } from '../clock.ts';
import { listenTo } from '../realtime/realtime.ts';
import { useLayoutStore } from '../stores/layout.store.ts';
import { onUnavailable } from './unavailable.ts';

type Maintenance = RealtimeEventData<'site.changed'>;

/**
 * Another process than the one that told may not know yet: it is asked again after this pause, this
 * often.
 */
const doubtMs = 200;
const doubtsMax = 10;
/** Failures of many calls are one reason to ask. */
const askPauseMs = 5000;
/** While the browser's clock is ahead of the server's, the begin is asked for again and again. */
const earlyMs = 5000;
/** The longest time a timer can take. */
const timerMaxMs = 2 ** 31 - 1;

/**
 * Keeps the page true to its site: maintenance that begins or ends is followed by a reload, within
 * two seconds. The server tells it; a tab whose line is down learns it at the announced begin, and
 * from calls that answer `serviceUnavailable`. Gives a function that stops.
 */
export function followSite({ reload }: { reload: () => void }): () => void {
  let isLeaving = false;
  const leave = async (news: Maintenance): Promise<void> => {
    if (isLeaving) return;
    isLeaving = true;
    for (let doubts = 0; doubts < doubtsMax; doubts += 1) {
      const answer = await askStartup();
      if (answer?.is_maintenance === news.is_maintenance) break;
      await new Promise((resolve) => setTimeout(resolve, doubtMs));
    }
    reload();
  };
  const apply = (news: Maintenance): void => {
    if (news.is_maintenance !== current().is_maintenance) void leave(news);
    else useLayoutStore.setState({ maintenance: news });
  };
  const ask = async (): Promise<void> => {
    const answer = await askStartup();
    if (answer) apply(answer);
  };
  let askedMs = -Infinity;
  const stops = [
    listenTo('site', { 'site.changed': apply }),
    followStart(ask),
    onUnavailable(() => {
      if (nowMs() - askedMs < askPauseMs) return;
      askedMs = nowMs();
      void ask();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const current = (): Maintenance => useLayoutStore.getState().maintenance;

/** What the site says of its maintenance now; null when it says nothing. */
async function askStartup(): Promise<Maintenance | null> {
  try {
    return (await call(startup, {}, { handled: true })).maintenance;
  } catch {
    return null;
  }
}

/** Asks when an announced maintenance should have begun (`maintenance.start_date` of the store). */
function followStart(ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const { is_maintenance, start_date } = current();
    if (is_maintenance || start_date === null) return;
    const waitMs = Date.parse(start_date) - nowMs();
    if (waitMs > timerMaxMs) timer = setTimeout(plan, timerMaxMs);
    else timer = setTimeout(begin, Math.max(waitMs, 0));
  };
  const begin = (): void => {
    const { start_date } = current();
    void ask().then(() => {
      // Another window was applied, and with it planned for.
      if (current().start_date === start_date) timer = setTimeout(begin, earlyMs);
    });
  };
  plan();
  const stopWatching = useLayoutStore.subscribe((now, before) => {
    if (now.maintenance.start_date !== before.maintenance.start_date) plan();
  });
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}
