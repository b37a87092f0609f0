import { useText } from '@pavilion/i18n/react';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import { happenedText, whenText } from './happened.ts';
import type { InfoProps } from './info.types.ts';
import { Court } from './court.tsx';

/** Beyond so much of 100 one side is said to press. */
const pressingFrom = 20;

/**
 * Where the match is played: the ground of its sport, which way play goes, who pressed when, and
 * what happened last.
 */
export function Pitch({ event, statistics: { momentum }, timeline }: InfoProps) {
  const t = useText();
  const { home, away } = useTeamNames()(event);
  const now = momentum.at(-1)?.value ?? 0;
  const last = timeline.at(-1);
  const play =
    Math.abs(now) < pressingFrom
      ? t('ui.match.balanced')
      : t('ui.match.pressing', { team: now > 0 ? home : away });
  return (
    <div className="panel grid gap-2 p-3">
      <p className="m-0 flex justify-between gap-3 text-sm font-semibold">
        <span className="min-w-0 wrap-anywhere">{home}</span>
        <span className="min-w-0 text-end wrap-anywhere">{away}</span>
      </p>
      <Court sport={event.sport} lean={event.state === 'live' ? now : 0} />
      {event.state === 'live' && momentum.length > 0 ? (
        <p className="m-0 text-center text-sm">{play}</p>
      ) : null}
      {momentum.length < 2 ? null : <MomentumBars points={momentum} />}
      {last ? (
        <p aria-live="polite" className="numeric m-0 text-center text-sm text-text-muted">
          {[whenText(last), happenedText(t, event.sport, last), last.player_name ?? '']
            .filter((part) => part !== '')
            .join(' ')}
        </p>
      ) : null}
    </div>
  );
}

/** A bar for each minute: up for home, down for away. */
function MomentumBars({ points }: { points: InfoProps['statistics']['momentum'] }) {
  const t = useText();
  return (
    <figure className="m-0 grid gap-1">
      <figcaption className="text-xs text-text-muted">{t('ui.match.momentum')}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 -100 ${points.length} 200`}
        preserveAspectRatio="none"
        className="h-16 w-full"
      >
        {points.map(({ minute, value }) => (
          <rect
            key={minute}
            x={minute + 0.1}
            y={Math.min(0, -value)}
            width="0.8"
            height={Math.abs(value)}
            className={value > 0 ? 'match-bar-home' : 'match-bar-away'}
          />
        ))}
        <line
          x1="0"
          x2={points.length}
          y1="0"
          y2="0"
          vectorEffect="non-scaling-stroke"
          className="match-bar-line"
        />
      </svg>
    </figure>
  );
}
