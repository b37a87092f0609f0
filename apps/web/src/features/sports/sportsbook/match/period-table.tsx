/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */
import { periodName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import type { MatchEvent } from '../sports.queries.ts';
import { periodColumns, type PeriodColumn } from '../../../../common/sports/period-columns.ts';

/**
 * The score of each period with the total, who serves, and red cards; nothing where no period is
 * told.
 */
export function PeriodTable({ event }: { event: MatchEvent }) {
  const t = useText();
  const { home, away } = useTeamNames()(event);
  const columns = periodColumns(event);
  if (columns.length === 0) return null;
  const headOf = ({ period }: PeriodColumn): string =>
    period === 'total' ? t('ui.match.total') : periodName(t, event.sport, period);
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={t('ui.match.scoreByPeriod')}
      className="overflow-x-auto rounded-card border border-line bg-surface-1"
    >
      <table className="numeric w-full text-sm">
        <thead>
          <tr className="text-xs text-text-muted">
            <td>
              <span className="sr-only">{t('ui.match.scoreByPeriod')}</span>
            </td>
            {columns.map((column) => (
              <th key={column.period} scope="col" className="match-period px-1 py-1 font-normal">
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-start font-semibold wrap-anywhere">
                <TeamMarks event={event} side={side} name={side === 'home' ? home : away} />
              </th>
              {columns.map((column) => (
                <td
                  key={column.period}
                  className={
                    column.period === 'total'
                      ? 'px-1 text-center font-extrabold text-accent-text'
                      : 'px-1 text-center'
                  }
                >
                  {column[side]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TeamMarks(props: { event: MatchEvent; side: 'home' | 'away'; name: string }) {
  const t = useText();
  const { event, side, name } = props;
  const redCards = event.cards?.[side] ?? 0;
  return (
    <span className="inline-flex items-center gap-1.5">
      {name}
      {event.serving === side ? (
        <span className="inline-flex text-accent-text">
          <Icon name={event.sport === 'tennis' ? 'tennis' : 'chevron-left'} size={14} />
          <span className="sr-only">{t('ui.match.serving', { team: name })}</span>
        </span>
      ) : null}
      {redCards === 0 ? null : (
        <span className="rounded-sm bg-negative px-1 text-xs font-bold text-on-negative">
          <span aria-hidden="true">{redCards}</span>
          <span className="sr-only">{t('ui.match.redCards', { count: redCards })}</span>
        </span>
      )}
    </span>
  );
}
