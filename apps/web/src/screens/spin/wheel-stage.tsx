import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useMemo } from 'react';
import { SoundButton } from '../../common/play/sound-button.tsx';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useIsOnline } from '@pavilion/web-core/online';
import type { Spin, Wheel } from '../../features/rewards/wheel/wheel.queries.ts';
import { verificationOf } from '../../games/fairness/evidence.ts';
import { SpinOdds } from './spin-odds.tsx';
import { SpinWait } from './spin-wait.tsx';
import { StreakCalendar } from './streak-calendar.tsx';
import { useTurningWheel } from './use-turning-wheel.ts';
import { wedgesOf } from './wheel-geometry.ts';
import { WheelPicture } from './wheel-picture.tsx';

/** The wheel, what it stopped on, and beside it the days in a row and the odds. */
export function WheelStage({ wheel }: { wheel: Wheel }) {
  const t = useText();
  const isOnline = useIsOnline();
  const { segments } = wheel;
  const wedges = useMemo(() => wedgesOf(segments.map(({ weight }) => weight)), [segments]);
  const { deg, isTurning, isBusy, spin, spinNow } = useTurningWheel(wheel, wedges);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label={t('_m.spin')} className="grid grid-cols-1 gap-4 panel p-4 sm:p-6">
        <WheelPicture
          {...{ wedges, segments, deg, isTurning }}
          restsOn={isBusy ? null : (spin?.segment ?? wheel.last?.segment ?? null)}
        />
        <Result spin={spin} segments={segments} />
        {wheel.eligible || isBusy ? (
          <Button size="large" isWide isBusy={isBusy} disabled={!isOnline} onClick={spinNow}>
            {t('ui.spin.spin')}
          </Button>
        ) : (
          <SpinWait wheel={wheel} />
        )}
        <div className="justify-self-end">
          <SoundButton />
        </div>
      </section>
      <div className="grid grid-cols-1 gap-6">
        <StreakCalendar streak={wheel.streak} />
        <SpinOdds wheel={wheel} />
      </div>
    </div>
  );
}

/** What the wheel stopped on, told once it stands. */
function Result({ spin, segments }: { spin: Spin | null; segments: Wheel['segments'] }) {
  const t = useText();
  const prizeText = usePrizeText();
  return (
    <div role="status" className="grid min-h-14 content-center justify-items-center text-center">
      {spin ? (
        <>
          <p className="m-0 text-xl font-bold wrap-anywhere">
            {spin.prize.kind === 'none'
              ? t('ui.spin.lost', { label: segments[spin.segment]?.label ?? '' })
              : t('ui.prizes.won', { prize: prizeText(spin.prize) })}
          </p>
          <AppLink to={verificationOf(spin.spin_id)} className="text-sm text-accent-text underline">
            {t('ui.fairness.verify')}
          </AppLink>
          {spin.streak_prize ? (
            <p className="m-0 text-text-muted">
              {t('ui.spin.streakWon', { prize: prizeText(spin.streak_prize) })}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
