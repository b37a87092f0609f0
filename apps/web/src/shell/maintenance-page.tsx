import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { readBoot } from '../core/boot.ts';
import { useMarkHydrated } from '../core/build/use-mark-hydrated.ts';
import { openLiveChat } from '../core/startup/live-chat.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useSecondsUntil } from '../core/use-countdown.ts';
import { ModalHost } from './modal-host.tsx';
import { useMaintenanceEnd } from './use-maintenance-end.ts';

/**
 * The layout `maintenance`: the window in the visitor's own zone, counting down, and the live chat;
 * nothing else.
 */
export function MaintenancePage() {
  useMarkHydrated();
  const t = useText();
  const maintenance = useLayoutStore((state) => state.maintenance);
  const hasChat = useLayoutStore((state) => state.live_chat.status);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const endMs = maintenance.end_date ? Date.parse(maintenance.end_date) : null;
  // Startup tells nothing of the site now.
  const siteName = readBoot()?.closed?.site_name;
  useMaintenanceEnd(endMs);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 bg-surface-0 px-4 py-12 text-center text-text">
      <Icon name="settings" size={56} />
      {siteName ? <p className="font-display text-xl font-bold">{siteName}</p> : null}
      <h1 className="page-title">{t('ui.maintenance.title')}</h1>
      <p className="max-w-prose text-text-muted">
        {t('ui.maintenance.text', { site: siteName ?? location.hostname })}
      </p>
      <Countdown endMs={endMs} />
      <MaintenanceWindow start={maintenance.start_date} end={maintenance.end_date} />
      <p className="text-sm text-text-muted">{t('ui.maintenance.timeZone', { zone })}</p>
      {hasChat ? (
        <Button icon="chat" onClick={openLiveChat}>
          {t('ui.maintenance.liveChat')}
        </Button>
      ) : null}
      <ModalHost />
    </main>
  );
}

function MaintenanceWindow({ start, end }: { start: string | null; end: string | null }) {
  const t = useText();
  const format = useFormat();
  const rows = [
    [t('ui.maintenance.starts'), start],
    [t('ui.maintenance.ends'), end],
  ] as const;
  return (
    <dl className="flex flex-wrap justify-center gap-6">
      {rows.map(([label, moment]) =>
        moment ? (
          <div key={label} className="grid gap-1 rounded-card bg-surface-1 px-5 py-3">
            <dt className="text-sm text-text-muted">{label}</dt>
            <dd className="numeric font-semibold">
              <time dateTime={moment}>{format.dateTime(moment)}</time>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

const daySeconds = 24 * 60 * 60;

function Countdown({ endMs }: { endMs: number | null }) {
  const t = useText();
  const seconds = useSecondsUntil(endMs);
  if (endMs === null) return null;
  const days = Math.floor(seconds / daySeconds);
  const clock = clockText(seconds % daySeconds);
  const time = days > 0 ? `${t('ui.common.days', { days })} ${clock}` : clock;
  return (
    <p role="timer" className="numeric text-2xl font-bold text-accent-text">
      {seconds > 0 ? t('ui.maintenance.countdown', { time }) : t('ui.maintenance.overdue')}
    </p>
  );
}

/** 3661 s → `01:01:01`. */
function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
