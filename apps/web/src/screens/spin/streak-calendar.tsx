import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import type { Wheel } from '../../features/rewards/wheel/wheel.queries.ts';

type Streak = Wheel['streak'];
type Day = Streak['calendar'][number];

/** The days in a row on which the wheel was spun, and what further ones give. */
export function StreakCalendar({ streak }: { streak: Streak }) {
  const t = useText();
  if (streak.calendar.every(({ prize }) => prize === null)) return null;
  return (
    <section aria-labelledby="spin-streak" className="grid grid-cols-1 gap-3">
      <h2 id="spin-streak" className="m-0 text-xl font-bold">
        {t('ui.spin.streak')}
      </h2>
      <p className="m-0 text-sm text-text-muted">{t('ui.spin.streakText')}</p>
      <ol className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 p-0">
        {streak.calendar.map((day) => (
          <CalendarDay key={day.day} day={day} />
        ))}
      </ol>
    </section>
  );
}

function CalendarDay({ day: { day, state, prize } }: { day: Day }) {
  const t = useText();
  const prizeText = usePrizeText();
  return (
    <li
      aria-current={state === 'today' ? 'date' : undefined}
      className={classNames(
        'grid content-start justify-items-center gap-1 rounded-control border p-2 text-center text-xs',
        state === 'today' ? 'border-accent bg-surface-3' : 'border-line bg-surface-2',
      )}
    >
      <span className="font-semibold">{t('ui.spin.day', { day })}</span>
      {state === 'done' ? (
        <Icon name="check" size={20} label={t('ui.spin.dayDone')} className="text-positive" />
      ) : (
        <Icon
          name={prize ? 'gift' : 'spin'}
          size={20}
          className={prize ? 'text-accent-text' : 'text-text-muted'}
        />
      )}
      {prize ? <span className="wrap-anywhere text-text-muted">{prizeText(prize)}</span> : null}
    </li>
  );
}
