import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Progress } from '@pavilion/ui/progress';
import { useNowMs } from '../../../core/use-now.ts';
import { useLimitWish, type Limit } from './limits.queries.ts';

/** One limit: how much of it is used, when it begins anew, what waits to be confirmed. */
export function LimitRow({ limit, currency }: { limit: Limit; currency: string }) {
  const t = useText();
  const format = useFormat();
  const wish = useLimitWish();
  const { kind, period, pending } = limit;
  const text = (value: string): string =>
    kind === 'session'
      ? t('ui.limits.minutes', { minutes: Number(value) })
      : format.money(value, currency);
  const all = limit.amount ?? String(limit.minutes ?? 0);
  const name = `${t(`ui.limits.kind.${kind}`)} ${t(`ui.limits.period.${period}`)}`;
  const percent = (Number(limit.used) / Math.max(Number(all), Number.MIN_VALUE)) * 100;
  const used = t('ui.limits.used', { used: text(limit.used), limit: text(all) });
  return (
    <li className="grid gap-2 panel p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        <span className="numeric font-bold">{t('ui.limits.room', { room: text(limit.room) })}</span>
      </div>
      <Progress
        percent={percent}
        label={name}
        valueText={used}
        tone={percent >= 100 ? 'negative' : 'accent'}
      />
      <div className="numeric flex flex-wrap justify-between gap-x-4 text-sm text-text-muted">
        <span>{used}</span>
        <span>{t('ui.limits.resetsAt', { time: format.dateTime(limit.resets_at) })}</span>
      </div>
      {pending ? (
        <Pending limit={limit} pending={pending} text={text} wish={wish} />
      ) : (
        <Button
          kind="ghost"
          size="small"
          className="justify-self-start"
          isBusy={wish.isPending}
          onClick={() => wish.mutate({ do: 'set', fields: { kind, period, amount: null } })}
        >
          {t('ui.limits.remove')}
        </Button>
      )}
    </li>
  );
}

function Pending(props: {
  limit: Limit;
  pending: NonNullable<Limit['pending']>;
  text: (value: string) => string;
  wish: ReturnType<typeof useLimitWish>;
}) {
  const t = useText();
  const format = useFormat();
  const nowMs = useNowMs();
  const { limit, pending, wish } = props;
  const { kind, period } = limit;
  const next = pending.amount ?? pending.minutes?.toString() ?? null;
  const time = format.dateTime(pending.active_at);
  const mayConfirm = nowMs !== null && Date.parse(pending.active_at) <= nowMs + 60_000;
  const present = limit.amount ?? String(limit.minutes ?? 0);
  return (
    <div className="grid gap-2 border-t border-line pt-2 text-sm">
      <p>
        {next === null
          ? t('ui.limits.pendingRemove', { time })
          : t('ui.limits.pendingSet', { time, value: props.text(next) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayConfirm ? (
          <Button
            size="small"
            isBusy={wish.isPending}
            onClick={() => wish.mutate({ do: 'confirm', fields: { kind, period } })}
          >
            {t('ui.limits.confirm')}
          </Button>
        ) : null}
        <Button
          kind="secondary"
          size="small"
          isBusy={wish.isPending}
          onClick={() => wish.mutate({ do: 'set', fields: { kind, period, amount: present } })}
        >
          {t('ui.limits.keep')}
        </Button>
      </div>
    </div>
  );
}
