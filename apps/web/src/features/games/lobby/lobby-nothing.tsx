import { categories } from '@pavilion/domain/categories';
import { useText } from '@pavilion/i18n/react';
import type { GameCardProps } from '@pavilion/templates/props/card';
import { Button, buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { EmptyState } from '@pavilion/ui/states';
import type { ComponentType } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { currentPath } from '../../../core/navigation/go.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { rememberWantedPath } from '../../../core/session/wanted-path.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { noChoice, type LobbyChoice } from './lobby-choice.ts';
import { categoryTitle, lobbyPath, placeIcon, placeTitle, type LobbyPlace } from './lobby-place.ts';
import styles from './lobby.module.css';
import { PopularGames } from './popular-games.tsx';
import type { ChangeChoice, useLobbyGames } from './use-lobby.ts';

/**
 * Nothing fits the choice: takes it back in one step, or leads to where the search finds something.
 */
export function LobbyNothing(props: {
  place: LobbyPlace;
  choice: LobbyChoice;
  facets: ReturnType<typeof useLobbyGames>['facets'];
  Card: ComponentType<GameCardProps>;
  onChange: ChangeChoice;
}) {
  const t = useText();
  const { place, choice } = props;
  const search = choice.search.trim();
  return (
    <>
      <EmptyState
        icon="search"
        title={
          search === ''
            ? t('ui.template.filterNothing')
            : t('ui.common.noResultsFor', { query: search })
        }
        text={search === '' ? t('ui.template.filterNothingText') : t('ui.lobby.nothingText')}
        action={
          <Button icon="close" onClick={() => props.onChange(noChoice)}>
            {search === '' ? t('ui.template.filterClear') : t('ui.lobby.searchClear')}
          </Button>
        }
      />
      {search === '' ? null : (
        <Elsewhere place={place} search={search} counts={props.facets?.categories ?? {}} />
      )}
      <PopularGames
        gameType={place.kind === 'category' ? place.gameType : null}
        Card={props.Card}
      />
    </>
  );
}

/** Other categories in which the search finds games. */
function Elsewhere(props: {
  place: LobbyPlace;
  search: string;
  counts: Readonly<Record<string, number>>;
}) {
  const t = useText();
  const here = props.place.kind === 'category' ? props.place.gameType : null;
  const found = Object.entries(props.counts).filter(([gameType]) => gameType !== here);
  if (found.length === 0) return null;
  return (
    <section className={styles.elsewhere} aria-labelledby="found-elsewhere">
      <h2 id="found-elsewhere" className={styles.subtitle}>
        {t('ui.lobby.elsewhere')}
      </h2>
      <ul className={styles.ways}>
        {found.map(([gameType, count]) => (
          <li key={gameType}>
            <AppLink to={lobbyPath(gameType, props.search)} className={styles.way}>
              <Icon name={placeIcon({ kind: 'category', gameType })} size={20} />
              {categoryTitle(gameType, t)}
              <span className={styles.wayCount}>{count}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A category without games: the other categories that have some, where there are any. */
export function LobbyEmpty({ place }: { place: LobbyPlace }) {
  const t = useText();
  const counts = useLayoutStore((state) => state.provider_count);
  const here = place.kind === 'category' ? place.gameType : null;
  const open = Object.keys(counts).filter(
    (gameType) =>
      (counts[gameType] ?? 0) > 0 &&
      lobbyPath(gameType) !== '/' &&
      ![here, categories.sportsbook.wireName].includes(gameType),
  );
  const hasOthers = open.length > 0;
  return (
    <>
      <EmptyState
        icon={placeIcon(place)}
        title={t('ui.lobby.emptyTitle', { name: placeTitle(place, t) })}
        text={t(hasOthers ? 'ui.lobby.emptyText' : 'ui.template.noGamesText')}
        action={
          <AppLink to="/" className={buttonClass('secondary')}>
            {t('ui.notFound.backHome')}
          </AppLink>
        }
      />
      {hasOthers ? (
        <ul className={styles.ways}>
          {open.map((gameType) => (
            <li key={gameType}>
              <AppLink to={lobbyPath(gameType)} className={styles.way}>
                <Icon name={placeIcon({ kind: 'category', gameType })} size={20} />
                {categoryTitle(gameType, t)}
              </AppLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The player's own list has nothing yet; guests learn that favourites follow an account. */
export function OwnListEmpty(props: { choice: LobbyChoice; onChange: ChangeChoice }) {
  const t = useText();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const showAll = (
    <Button kind="secondary" onClick={() => props.onChange(noChoice)}>
      {t('ui.template.allGames')}
    </Button>
  );
  if (props.choice.list === 'recent')
    return (
      <EmptyState
        icon="history"
        title={t('ui.lobby.recentEmptyTitle')}
        text={t('ui.lobby.recentEmptyText')}
        action={showAll}
      />
    );
  if (isAuthenticated)
    return (
      <EmptyState
        icon="heart"
        title={t('ui.lobby.favouritesEmptyTitle')}
        text={t('ui.lobby.favouritesEmptyText')}
        action={showAll}
      />
    );
  return (
    <EmptyState
      icon="heart"
      title={t('ui.lobby.favouritesGuestTitle')}
      text={t('ui.lobby.favouritesGuestText')}
      action={<Button onClick={signInAndReturn}>{t('ui.template.signIn')}</Button>}
    />
  );
}

function signInAndReturn(): void {
  const here = currentPath() + browserHistory.location.search;
  openSignIn();
  rememberWantedPath(here);
}
