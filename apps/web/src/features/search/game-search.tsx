import { gameList } from '@pavilion/contracts/product/game-list.contract';
import { useText } from '@pavilion/i18n/react';
import { controlClass } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { callQuery } from '../../core/query.ts';

const shortestQuery = 2;
const resultsShown = 8;

/** Search box for games: the first matches below it as links, reached by Tab. */
export function GameSearch() {
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const isSearching = search.length >= shortestQuery;
  const { data, isFetching } = useQuery({
    ...callQuery(gameList, { search, limit: resultsShown }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const games = data?.value ?? [];
  return (
    <div
      role="search"
      className="relative w-full"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText('');
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('ui.common.searchGames')}
      </label>
      <Icon
        name="search"
        size={18}
        className="pointer-events-none absolute start-3 top-3.5 text-text-muted"
      />
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        placeholder={t('ui.common.searchGames')}
        onChange={(event) => setText(event.target.value)}
        className={`${controlClass} ps-10`}
      />
      {isSearching ? (
        <div className="absolute inset-x-0 top-full z-40 mt-1 max-h-96 overflow-y-auto rounded-card border border-line bg-surface-1 shadow-float">
          <p role="status" className="px-3 py-2 text-sm text-text-muted">
            {isFetching && games.length === 0
              ? t('ui.common.loading')
              : t('ui.common.resultCount', { count: data?.total ?? 0 })}
          </p>
          <ul>
            {games.map((game) => (
              <li key={`${game.provider_code}/${game.game_code}`}>
                <AppLink
                  to={`/playnow?${new URLSearchParams({ provider: game.provider_code, game: game.game_code })}`}
                  onClick={() => setText('')}
                  className="flex min-h-11 items-center justify-between gap-3 px-3 py-2 hover:bg-surface-2"
                >
                  <span className="truncate">{game.game_name}</span>
                  <span className="shrink-0 text-sm text-text-muted">{game.provider_name}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
