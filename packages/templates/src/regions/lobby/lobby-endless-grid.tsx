import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps } from '../../props/lobby.ts';
import { tileVariables } from '../card/tile-size.ts';
import { allGames } from './game-lists.ts';
import { GrowingMore } from './growing-more.tsx';
import styles from './lobby-endless-grid.module.css';
import { LobbyEmpty, LobbyNotice, LobbySkeleton } from './lobby-states.tsx';
import { PagedGrid } from './paged-grid.tsx';

/** One grid that grows under a bar of lists that stays in view. */
export function LobbyEndlessGrid(props: LobbyProps) {
  const { text } = useTemplateEnvironment();
  const [listId, setListId] = useState<string | null>(null);
  const list = props.rows.find((row) => row.id === listId);
  const { catalogue } = props;
  const games = list ? list.games : allGames(catalogue, props.rows);
  const total = list ? games.length : (catalogue?.totalCount ?? games.length);
  const hasGames = games.length > 0 || props.rows.some((row) => row.games.length > 0);
  const lists = [{ id: null, title: text('ui.template.allGames') }, ...props.rows];
  return (
    <div className={styles.lobby} style={tileVariables(props.Card)}>
      {hasGames ? (
        <section className={styles.part} aria-label={text('ui.template.games')}>
          <div className={styles.bar}>
            <div className={styles.chips} role="group" aria-label={text('ui.template.lists')}>
              {lists.map((row) => (
                <button
                  key={row.id ?? 'all'}
                  type="button"
                  className={styles.chip}
                  aria-pressed={(list?.id ?? null) === row.id}
                  onClick={() => setListId(row.id)}
                >
                  {row.title}
                </button>
              ))}
            </div>
            <p role="status" className={styles.count}>
              {text('ui.template.gameCount', { count: total })}
            </p>
          </div>
          {games.length === 0 ? (
            <LobbyEmpty icon={list?.icon} />
          ) : (
            <PagedGrid
              key={listId}
              games={games}
              lobby={props}
              catalogue={list ? undefined : catalogue}
              More={GrowingMore}
            />
          )}
        </section>
      ) : (
        <LobbyNotice
          lobby={props}
          skeleton={<LobbySkeleton gridClass={styles.loading ?? ''} rows={1} tiles={18} />}
        />
      )}
      {props.sportsBoard ? <div className={styles.part}>{props.sportsBoard}</div> : null}
      {props.extras}
    </div>
  );
}

LobbyEndlessGrid.needs = 'catalogue' as const;
