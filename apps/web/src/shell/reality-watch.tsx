import { realityAnswer } from '@pavilion/contracts/player/account/reality-answer.contract';
import { realityStatus } from '@pavilion/contracts/player/account/reality-status.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../core/api.ts';
import { nowMs } from '../core/clock.ts';
import { durationParts } from '@pavilion/web-core/duration-parts';
import { callKey, callQuery } from '../core/query.ts';
import { signOut } from '../core/session/sign-out.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';

type Reality = CallResponse<typeof realityStatus>;

/**
 * While the question stands another tab may answer it; else the server is asked now and then
 * whether it still comes.
 */
const pace = { askedMs: 5_000, quietMs: 60_000, timerMaxMs: 2_000_000_000 } as const;

/**
 * Asks the signed-in player, at the interval he or the law chose, whether he wants to go on. The
 * server holds what is due.
 */
export function RealityWatch() {
  const query = useQuery({
    ...callQuery(realityStatus, {}),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      !state.data || state.data.minutes === 0
        ? false
        : state.data.is_due
          ? pace.askedMs
          : pace.quietMs,
    meta: { handled: true },
  });
  const dueAt = query.data?.due_at ?? null;
  useEffect(() => {
    const waitMs = dueAt === null ? 0 : Date.parse(dueAt) - nowMs();
    if (waitMs <= 0) return;
    const timer = setTimeout(() => void query.refetch(), Math.min(waitMs, pace.timerMaxMs));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another time begins another wait
  }, [dueAt]);
  return query.data?.is_due ? <Question reality={query.data} /> : null;
}

/** The only ways out are its two buttons. */
function Question({ reality }: { reality: Reality }) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const goOn = useMutation({
    mutationFn: () => call(realityAnswer, {}, { handled: true }),
    onSuccess: (answer) => client.setQueryData(callKey(realityStatus, {}), answer),
  });
  const [askedAtMs] = useState(nowMs);
  const startedMs = reality.started_at === null ? askedAtMs : Date.parse(reality.started_at);
  const duration = t(
    'ui.limits.duration',
    durationParts(Math.max(0, Math.floor((askedAtMs - startedMs) / 60_000))),
  );
  return (
    <Dialog
      id="reality-check"
      isOpen
      isRequired
      onClose={() => undefined}
      size="small"
      title={t('ui.limits.dialogTitle')}
      closeLabel={t('ui.common.close')}
      actions={
        <>
          <Button kind="secondary" onClick={() => void signOut()}>
            {t('ui.limits.leave')}
          </Button>
          <Button isBusy={goOn.isPending} onClick={() => goOn.mutate()}>
            {t('ui.limits.goOn')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p>{t('ui.limits.dialogText', { duration })}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-sm text-text-muted">{t('ui.limits.dialogNet')}</span>
          <strong className="numeric text-2xl">{format.money(reality.net, currency)}</strong>
        </p>
      </div>
    </Dialog>
  );
}
