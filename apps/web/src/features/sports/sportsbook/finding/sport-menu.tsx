import { sportName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { useEffect, useRef, type ReactNode } from 'react';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { useSports, type SportRow } from './finding.queries.ts';

/** Pages beside the board, by their place in the address (`?view=`); those after the sports. */
const views = [
  ['results', 'history'],
  ['countries', 'globe'],
  ['rules', 'info'],
] as const;

/** What the sportsbook has: its other pages, and its sports with the numbers of their matches. */
export function SportMenu({ chosen }: { chosen: string | null }) {
  const t = useText();
  const sports = useSports().data?.value ?? [];
  const nav = useChosenInView(chosen, sports.length > 0);
  return (
    <nav
      ref={nav}
      aria-label={t('ui.finding.menu')}
      className="no-scrollbar relative -m-1 flex gap-2 overflow-x-auto p-1"
    >
      <ViewLink view="favourites" icon="star" />
      {sports.length > 1 ? (
        <MenuLink to="/sports" icon="sportsbook" isChosen={chosen === null}>
          {t('ui.finding.allSports')}
        </MenuLink>
      ) : null}
      {sports.map((row) => (
        <SportLink key={row.sport} row={row} isChosen={row.sport === chosen} />
      ))}
      {views.map(([view, icon]) => (
        <ViewLink key={view} view={view} icon={icon} />
      ))}
    </nav>
  );
}

/** The sport whose board is open may stand far along the line: it is moved into sight. */
function useChosenInView(chosen: string | null, isFilled: boolean) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = nav.current;
    const link = line?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!line || !link || !isFilled) return;
    // By hand: `scrollIntoView` would move the page too.
    const room = line.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.left >= room.left && place.right <= room.right) return;
    line.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  }, [chosen, isFilled]);
  return nav;
}

type View = 'favourites' | (typeof views)[number][0];

function ViewLink({ view, icon }: { view: View; icon: IconName }) {
  const t = useText();
  return (
    <MenuLink to={`/sports?view=${view}`} icon={icon} isChosen={false}>
      <span className="max-sm:sr-only">{t(`ui.finding.${view}`)}</span>
    </MenuLink>
  );
}

/** An outright is live all season long. */
const countOf = ({ sport, live_count, upcoming_count, outright_count }: SportRow): number =>
  sport === 'outright' ? outright_count : live_count + upcoming_count;

const countWords: Readonly<Record<string, 'ui.runners.races' | 'ui.runners.outrights'>> = {
  racing: 'ui.runners.races',
  outright: 'ui.runners.outrights',
};

function SportLink({ row, isChosen }: { row: SportRow; isChosen: boolean }) {
  const t = useText();
  const count = countOf(row);
  return (
    <MenuLink
      to={`/sports?sport=${row.sport}`}
      // The icons of sports are called as the sports are.
      icon={row.sport as IconName}
      isChosen={isChosen}
    >
      {sportName(t, row.sport)}{' '}
      <span className="numeric font-normal" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">
        {t(countWords[row.sport] ?? 'ui.template.matchCount', { count })}
      </span>
      {row.live_count > 0 ? (
        <span className="numeric text-xs text-negative">
          {t('ui.template.liveCount', { count: row.live_count })}
        </span>
      ) : null}
    </MenuLink>
  );
}

function MenuLink(props: { to: string; icon: IconName; isChosen: boolean; children: ReactNode }) {
  return (
    <AppLink
      to={props.to}
      aria-current={props.isChosen ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-(--shape-pill) px-3 text-sm font-semibold whitespace-nowrap no-underline',
        props.isChosen ? 'bg-surface-3 text-text' : 'bg-surface-1 text-text hover:bg-surface-2',
      )}
    >
      <Icon name={props.icon} size={18} />
      {props.children}
    </AppLink>
  );
}
