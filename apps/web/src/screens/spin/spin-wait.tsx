import { useFormat, useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { useEffect, type ReactNode } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { timeLeft } from '@pavilion/web-core/time-left';
import { useSecondsUntil } from '../../core/use-countdown.ts';
import { useRefreshWheel, type Wheel } from '../../features/rewards/wheel/wheel.queries.ts';

type Need = {
  text: 'ui.spin.needsDeposit' | 'ui.spin.needsPlay' | 'ui.spin.needsProof';
  link: string;
};

/** What a player can do about a rule that he does not meet yet. */
const needs: Readonly<Record<string, Need>> = {
  deposited_days: { text: 'ui.spin.needsDeposit', link: '/deposit' },
  deposited: { text: 'ui.spin.needsDeposit', link: '/deposit' },
  turnover: { text: 'ui.spin.needsPlay', link: '/hot' },
  verified_level: { text: 'ui.spin.needsProof', link: '/security' },
};

const closed: readonly string[] = ['budgetSpent', 'rewardsOff'];

/** Why the wheel cannot be spun now, and when it can, or what has to be done for it. */
export function SpinWait({ wheel }: { wheel: Wheel }) {
  const t = useText();
  const { reason, next_at } = wheel;
  if (reason === 'alreadySpun') return <Wait until={next_at} />;
  if (reason !== null && closed.includes(reason)) return <Told>{t('ui.spin.closed')}</Told>;
  const need = reason === null ? undefined : needs[reason];
  if (!need) return <Told>{t('ui.spin.notForYou')}</Told>;
  return (
    <Told>
      <AppLink to={need.link} className="font-semibold text-accent-text underline">
        {t(need.text)}
      </AppLink>
    </Told>
  );
}

const Told = ({ children }: { children: ReactNode }) => <Notice>{children}</Notice>;

/** Counts down to the next day of the site, and asks for the wheel again when it has come. */
function Wait({ until }: { until: string }) {
  const t = useText();
  const format = useFormat();
  const seconds = useSecondsUntil(Date.parse(until));
  const refresh = useRefreshWheel();
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once when the day has come
  }, [isOver]);
  const { days, clock } = timeLeft(seconds);
  return (
    <Told>
      {t('ui.spin.next')}{' '}
      <time dateTime={until} title={format.dateTime(until)} className="font-semibold tabular-nums">
        {days > 0 ? `${t('ui.common.days', { days })} ${clock}` : clock}
      </time>
    </Told>
  );
}
