import { givenName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { Progress } from '@pavilion/ui/progress';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { vipState } from '../../../core/session/vip-state.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { Figure, OverviewPart } from './overview-part.tsx';
import { useLimitsInForce, useVip } from './overview.queries.ts';

/** The player's level and how far the next one is. */
export function OverviewVip() {
  const t = useText();
  return (
    <OverviewPart title={t('ui.account.level')} query={useVip()}>
      {({ nextLevel }) => {
        const level = vipState(nextLevel[0]);
        if (level.currentLevel === '')
          return <p className="m-0 text-text-muted">{t('ui.account.noLevels')}</p>;
        return (
          <>
            <p className="m-0 text-2xl font-extrabold">{givenName(t, level.currentLevel)}</p>
            {level.nextLevel === '' ? (
              <p className="m-0 text-text-muted">{t('ui.account.topLevel')}</p>
            ) : (
              <>
                <p className="m-0 text-sm text-text-muted">
                  {t('ui.account.nextLevel', { level: givenName(t, level.nextLevel) })}
                </p>
                <Way name={t('ui.account.levelDeposits')} percent={level.depoProgress} />
                <Way name={t('ui.account.levelTurnover')} percent={level.toProgress} />
              </>
            )}
          </>
        );
      }}
    </OverviewPart>
  );
}

function Way({ name, percent }: { name: string; percent: number }) {
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span>{name}</span>
        <span className="numeric">{Math.floor(percent)}%</span>
      </div>
      <Progress percent={percent} label={name} />
    </div>
  );
}

/** What the player bounds for himself, with the room left. */
export function OverviewLimits() {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  return (
    <OverviewPart title={t('ui.limits.title')} query={useLimitsInForce()}>
      {(limits) => {
        const pause = limits.excluded_until ?? limits.time_out_until;
        return (
          <>
            {pause === null ? null : (
              <Notice kind="warning">
                {t(limits.excluded_until ? 'ui.limits.excludedUntil' : 'ui.limits.timeOutUntil', {
                  time: format.dateTime(pause),
                })}
              </Notice>
            )}
            {limits.value.length === 0 ? (
              <p className="m-0 text-text-muted">{t('ui.limits.none')}</p>
            ) : (
              <dl className="m-0 grid gap-2">
                {limits.value.map(({ kind, period, room }) => (
                  <Figure
                    key={`${kind} ${period}`}
                    name={`${t(`ui.limits.kind.${kind}`)} ${t(`ui.limits.period.${period}`)}`}
                  >
                    {t('ui.limits.room', {
                      room:
                        kind === 'session'
                          ? t('ui.limits.minutes', { minutes: Number(room) })
                          : format.money(room, currency),
                    })}
                  </Figure>
                ))}
              </dl>
            )}
            <AppLink
              to="/responsible-gaming"
              className={`${buttonClass('secondary')} justify-self-start`}
            >
              {t('ui.account.setLimits')}
            </AppLink>
          </>
        );
      }}
    </OverviewPart>
  );
}
