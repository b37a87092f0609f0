import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { SelectField } from '@pavilion/ui/field';
import { useState, type ReactNode } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useLimitWish, type Limits } from './limits.queries.ts';

const realityChoices = [10, 15, 20, 30, 45, 60, 90, 120] as const;
const timeOutDays = [1, 3, 7, 14, 28, 42] as const;
const dayHours = 24;
const hourMs = 60 * 60_000;

/** A part of the page about one way to pause. */
export function Part(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 panel p-4">
      <div className="grid gap-1">
        <h3 className="text-lg font-semibold">{props.title}</h3>
        <p className="text-sm text-text-muted">{props.text}</p>
      </div>
      {props.children}
    </section>
  );
}

/** How often the player is asked whether he wants to go on. It holds as soon as it is chosen. */
export function RealityForm({ limits }: { limits: Limits }) {
  const t = useText();
  const wish = useLimitWish(() =>
    showToast({ tone: 'success', title: t('ui.limits.realitySaved') }),
  );
  const { reality_check_minutes: minutes, reality_check_minutes_max: most } = limits;
  const own = [...new Set([...realityChoices, minutes])].filter(
    (choice) => choice > 0 && (most === null || choice <= most),
  );
  const options = own
    .sort((a, b) => a - b)
    .map((choice) => ({
      value: String(choice),
      label: t('ui.limits.realityOption', { minutes: choice }),
    }));
  const never = { value: '0', label: t('ui.limits.realityNever') };
  return (
    <Part title={t('ui.limits.realityTitle')} text={t('ui.limits.realityText')}>
      <SelectField
        label={t('ui.limits.realityEvery')}
        value={String(minutes)}
        disabled={wish.isPending}
        onChange={(event) =>
          wish.mutate({ do: 'reality', fields: { minutes: Number(event.target.value) } })
        }
        options={most === null ? [never, ...options] : options}
      />
    </Part>
  );
}

/** A break of days. It asks once more, saying until when: nothing undoes it. */
export function TimeOutForm() {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const wish = useLimitWish(() => setAsking(false));
  const [days, setDays] = useState('1');
  const start = () => wish.mutate({ do: 'time-out', fields: { hours: Number(days) * dayHours } });
  return (
    <Part title={t('ui.limits.timeOutTitle')} text={t('ui.limits.timeOutText')}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          label={t('ui.limits.timeOutFor')}
          value={days}
          onChange={(event) => setDays(event.target.value)}
          options={timeOutDays.map((count) => ({
            value: String(count),
            label: t('ui.limits.days', { days: count }),
          }))}
        />
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {t('ui.limits.timeOutStart')}
        </Button>
      </div>
      {isAsking ? (
        <TimeOutQuestion
          days={Number(days)}
          isBusy={wish.isPending}
          onStart={start}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Part>
  );
}

function TimeOutQuestion(props: {
  days: number;
  isBusy: boolean;
  onStart: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const [until] = useState(() => new Date(nowMs() + props.days * dayHours * hourMs));
  return (
    <Dialog
      isOpen
      size="small"
      title={t('ui.limits.timeOutTitle')}
      closeLabel={t('ui.common.close')}
      onClose={props.onClose}
      actions={
        <>
          <Button kind="ghost" onClick={props.onClose}>
            {t('ui.limits.timeOutNotNow')}
          </Button>
          <Button kind="danger" isBusy={props.isBusy} onClick={props.onStart}>
            {t('ui.limits.timeOutStart')}
          </Button>
        </>
      }
    >
      <p>{t('ui.limits.timeOutAsk', { time: format.dateTime(until) })}</p>
    </Dialog>
  );
}
