/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */
import { periodName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import { happenedText, whenText } from './happened.ts';
import type { InfoProps } from './info.types.ts';
import type { TimelineItem } from './match-info.queries.ts';

/**
 * What happened, the newest first, each side on its own; a new part of the match begins with its
 * name.
 */
export function Timeline({ event, timeline }: InfoProps) {
  const t = useText();
  const { home, away } = useTeamNames()(event);
  const items = timeline.toSorted((a, b) => b.no - a.no);
  return (
    <div
      role="group"
      aria-label={t('ui.match.info.timeline')}
      tabIndex={0}
      className="match-log panel overflow-y-auto"
    >
      <ol aria-live="polite" className="m-0 grid list-none gap-1 p-3">
        {items.map((item, index) => (
          <li key={item.no} className="grid gap-1">
            {items[index - 1]?.period === item.period ? null : (
              <p className="m-0 py-1 text-center text-xs font-semibold text-text-muted">
                {periodName(t, event.sport, item.period)}
              </p>
            )}
            <Happened
              item={item}
              what={happenedText(t, event.sport, item)}
              team={item.side === 'home' ? home : away}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Happened({ item, what, team }: { item: TimelineItem; what: string; team: string }) {
  return (
    <div
      className={classNames(
        'numeric flex items-baseline gap-2 text-sm',
        item.side === 'away' && 'match-away text-end',
      )}
    >
      <span className="match-when shrink-0 text-xs text-text-muted">{whenText(item)}</span>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{what}</span>
        {item.player_name === null ? null : ` ${item.player_name}`}
        <span className="sr-only"> {team}</span>
      </span>
      {item.score === null ? null : (
        <span className="rounded-sm bg-surface-2 px-1 font-bold text-accent-text">
          {item.score.join(':')}
        </span>
      )}
    </div>
  );
}
