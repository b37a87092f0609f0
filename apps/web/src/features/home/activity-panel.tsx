import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass, IconButton } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { clock } from '../../core/clock.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { entryKeys, type ActivityEntry, type ActivityList } from './activity-lists.ts';
import { MovingList } from './moving-list.tsx';

/** Fewer entries than this stand still: they would be seen twice at once. */
const fewestMoving = 6;

/** One list of the site's activity. A long one drifts by and can be stopped. */
export function ActivityPanel({ list, title }: { list: ActivityList; title: string }) {
  const t = useText();
  const [isPaused, setPaused] = useState(false);
  const { entries, isRanked } = list;
  const isMoving = entries.length >= fewestMoving;
  const keys = entryKeys(entries);
  return (
    <section
      aria-labelledby={`activity-${list.id}`}
      className="grid min-w-0 grid-rows-[auto_1fr] overflow-hidden panel"
    >
      <header className="flex min-h-12 items-center gap-2 border-b border-line ps-4 pe-1">
        <h3 id={`activity-${list.id}`} className="font-semibold wrap-anywhere">
          {title}
        </h3>
        {isMoving ? (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            iconSize={18}
            label={t(isPaused ? 'ui.home.feedPlay' : 'ui.home.feedPause', { list: title })}
            className="ms-auto motion-reduce:hidden"
            onClick={() => setPaused(!isPaused)}
          />
        ) : null}
      </header>
      {entries.length === 0 ? (
        <NobodyYet />
      ) : (
        <MovingList label={title} isMoving={isMoving} isPaused={isPaused} keys={keys}>
          {entries.map((entry, index) => (
            <EntryRow key={keys[index]} entry={entry} rank={isRanked ? index + 1 : null} />
          ))}
        </MovingList>
      )}
    </section>
  );
}

/** Nobody has won yet; the way to the games, where the site has some. */
function NobodyYet() {
  const t = useText();
  const hasHotGames = useLayoutStore((state) => state.hasHotGames);
  return (
    <div className="flex flex-wrap items-center gap-4 p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface-2 text-accent-text">
        <Icon name="trophy" size={24} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{t('ui.home.noWinners')}</p>
        <p className="text-sm text-text-muted">{t('ui.home.noWinnersText')}</p>
      </div>
      {hasHotGames ? (
        <AppLink to="/hot" className={buttonClass('secondary')}>
          {t('ui.common.playNow')}
        </AppLink>
      ) : null}
    </div>
  );
}

function EntryRow({ entry, rank }: { entry: ActivityEntry; rank: number | null }) {
  const format = useFormat();
  const when = format.relative(entry.created_at, clock.now());
  return (
    <div className="grid min-h-15 grid-cols-[auto_minmax(4.5rem,1fr)_auto] items-center gap-3 px-4 py-2">
      {rank === null ? (
        <span className="size-2 rounded-full bg-positive" aria-hidden="true" />
      ) : (
        <span
          className={`numeric grid size-7 place-items-center rounded-full text-xs font-bold ${rank <= 3 ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text'}`}
        >
          {rank}
        </span>
      )}
      <span className="grid min-w-0">
        <span className="text-sm font-medium wrap-anywhere">{entry.account_id}</span>
        <span className="text-xs text-text-muted wrap-anywhere">{entry.source || when}</span>
      </span>
      <span className="numeric max-w-[11.5rem] text-end text-sm font-bold text-positive wrap-anywhere">
        {format.money(entry.amount, entry.currency)}
      </span>
    </div>
  );
}
