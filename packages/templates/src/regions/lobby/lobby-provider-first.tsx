import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import type { GameCatalogue, LobbyProps } from '../../props/lobby.ts';
import { tileVariables } from '../card/tile-size.ts';
import { allGames } from './game-lists.ts';
import styles from './lobby-provider-first.module.css';
import { LobbyEmpty, LobbyNotice, LobbySkeleton } from './lobby-states.tsx';
import { PagedGrid } from './paged-grid.tsx';
import { ProviderGames } from './provider-games.tsx';
import { ProviderStrip } from './provider-strip.tsx';

/** Providers come first; below them the games of the chosen one, or a list of all of them. */
export function LobbyProviderFirst(props: LobbyProps) {
  const { providers = [], providerChoice: choice } = props;
  // The provider in the address may be one the site does not have.
  const catalogue = choice?.providerId === null ? choice.catalogue : undefined;
  const games = allGames(catalogue, props.rows);
  const provider = providers.find(({ id }) => id === choice?.providerId);
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      {choice && providers.length > 0 ? (
        <ProviderStrip
          providers={providers}
          selectedId={provider?.id ?? null}
          onSelect={choice.onChoose}
        />
      ) : null}
      <div className={styles.stage}>
        {choice && provider ? (
          <ProviderGames key={provider.id} provider={provider} choice={choice} lobby={props} />
        ) : games.length > 0 ? (
          <ListGames lobby={props} games={games} catalogue={catalogue} />
        ) : (
          <LobbyNotice
            lobby={props}
            skeleton={<LobbySkeleton gridClass={styles.loading ?? ''} rows={1} tiles={12} />}
          />
        )}
      </div>
      {props.sportsBoard}
      {props.extras}
    </div>
  );
}

LobbyProviderFirst.needs = 'providers' as const;

/** All games of the site, or one list of them, chosen by small switches. */
function ListGames(props: {
  lobby: LobbyProps;
  games: GameTile[];
  catalogue: GameCatalogue | undefined;
}) {
  const { lobby, games, catalogue } = props;
  const { Link, text } = useTemplateEnvironment();
  const [listId, setListId] = useState<string | null>(null);
  const list = lobby.rows.find((row) => row.id === listId);
  const shown = list ? list.games : games;
  return (
    <section aria-labelledby="list-games">
      <header className={styles.head}>
        <h2 id="list-games" className={styles.title}>
          {list?.title ?? text('ui.template.allGames')}
        </h2>
        {list ? (
          <Link to={list.to} className={styles.all}>
            {text('ui.template.allOf', { name: list.title })}
            <Icon name="chevron-right" size={16} />
          </Link>
        ) : null}
      </header>
      <div className={styles.switches} role="group" aria-label={text('ui.template.lists')}>
        {[{ id: null, title: text('ui.template.allGames') }, ...lobby.rows].map((row) => (
          <button
            key={row.id ?? 'all'}
            type="button"
            className={styles.switch}
            aria-pressed={(list?.id ?? null) === row.id}
            onClick={() => setListId(row.id)}
          >
            {row.title}
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <LobbyEmpty icon={list?.icon} />
      ) : (
        <PagedGrid
          key={listId}
          games={shown}
          lobby={lobby}
          catalogue={list ? undefined : catalogue}
        />
      )}
    </section>
  );
}
