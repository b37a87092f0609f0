import { memo } from 'react';
import type { GameTile } from '../../props/card.ts';
import type { LobbyProps } from '../../props/lobby.ts';
import styles from './endless-games.module.css';

interface RowProps extends Pick<LobbyProps, 'Card' | 'onToggleFavourite'> {
  games: readonly GameTile[];
  /** Null leaves the number of columns to the style sheet. */
  columns: number | null;
  /** The first of these pictures load first. */
  priorityCount?: number;
}

/** Cards side by side. While a list scrolls, rows that show the same games are left alone. */
export const GameGridRow = memo(function GameGridRow(props: RowProps) {
  const { Card, columns, priorityCount = 0 } = props;
  return (
    <ul
      ref={dropCovers}
      className={styles.row}
      style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
    >
      {props.games.map((game, index) => (
        <li key={game.id} className={styles.item}>
          <Card
            game={game}
            onToggleFavourite={props.onToggleFavourite}
            isPriority={index < priorityCount}
          />
        </li>
      ))}
    </ul>
  );
}, isSameRow);

/**
 * The browser goes on loading pictures that have left the page, and whoever flings through a list
 * waits for what is before them behind the covers of everything that passed: those not there yet
 * are given up with their row.
 */
function dropCovers(list: HTMLUListElement) {
  return () =>
    queueMicrotask(() => {
      if (list.isConnected) return;
      for (const cover of list.querySelectorAll('img')) {
        if (cover.complete) continue;
        cover.removeAttribute('srcset');
        cover.removeAttribute('src');
      }
    });
}

function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.Card === after.Card &&
    before.columns === after.columns &&
    before.priorityCount === after.priorityCount &&
    before.onToggleFavourite === after.onToggleFavourite &&
    before.games.length === after.games.length &&
    before.games.every((game, index) => game === after.games[index])
  );
}
