import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile, LobbyProps } from '../../region-props.ts';
import styles from './paged-grid.module.css';

const pageSize = 24;

/** Games as a grid that fits the card, page by page on request. Needs the tile variables of the card around it. */
export function PagedGrid(props: { games: GameTile[]; lobby: LobbyProps; gridClass?: string }) {
  const { text } = useTemplateEnvironment();
  const [pages, setPages] = useState(1);
  const shown = props.games.slice(0, pages * pageSize);
  const { Card, onToggleFavourite } = props.lobby;
  return (
    <>
      <ul className={props.gridClass ?? styles.grid}>
        {shown.map((game, index) => (
          <li key={game.id} className={styles.item}>
            <Card game={game} onToggleFavourite={onToggleFavourite} isPriority={index < 4} />
          </li>
        ))}
      </ul>
      {shown.length < props.games.length ? (
        <div className={styles.more}>
          <span className={styles.count}>
            {text('ui.template.shownOf', { shown: shown.length, total: props.games.length })}
          </span>
          <Button kind="secondary" onClick={() => setPages(pages + 1)}>
            {text('ui.template.showMore')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
