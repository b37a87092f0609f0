import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import type { Season } from '../../features/rewards/missions/mission.queries.ts';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';

const icons: Readonly<Record<string, IconName>> = {
  claimed: 'check',
  done: 'gift',
  locked: 'lock',
};

/** The season: the player's points, and its chain of steps. */
export function SeasonPart({ season }: { season: Season }) {
  const t = useText();
  const format = useFormat();
  const prizeText = usePrizeText();
  const { title, ends_at, points, steps } = season;
  return (
    <section aria-labelledby="mission-season" className="grid grid-cols-1 gap-4 panel p-4 sm:p-6">
      <header className="grid gap-1">
        <h2 id="mission-season" className="m-0 text-xl font-bold wrap-anywhere">
          {t('ui.mission.season', { title })}
        </h2>
        <p className="m-0 flex flex-wrap gap-x-4 text-sm text-text-muted">
          <span>{t('ui.mission.yourPoints', { points })}</span>
          <span>{t('ui.mission.ends', { time: format.dateTime(ends_at) })}</span>
        </p>
      </header>
      <ol
        className="no-scrollbar m-0 flex list-none gap-3 overflow-x-auto p-0"
        aria-label={t('ui.mission.steps')}
        // A long season must be scrollable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {steps.map((step, at) => (
          <li
            key={at}
            className={classNames(
              'grid min-w-36 shrink-0 content-start gap-1 rounded-control bg-surface-2 p-3',
              step.state === 'claimed' && 'text-text-muted',
            )}
          >
            <span className="flex items-center gap-2 font-semibold">
              <Icon
                name={icons[step.state] ?? 'clock'}
                size={18}
                className="shrink-0 text-accent-text"
              />
              {t('ui.mission.step', { step: at + 1 })}
            </span>
            <span className="wrap-anywhere">{prizeText(step.prize)}</span>
            <span className="text-sm text-text-muted">
              {t('ui.mission.points', { count: step.points })}
            </span>
            <span className="text-sm">
              {t.find(`ui.mission.states.${step.state}`) ?? step.state}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
