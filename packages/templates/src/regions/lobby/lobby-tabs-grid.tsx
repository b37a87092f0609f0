import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps } from '../../region-props.ts';
import styles from './lobby-tabs-grid.module.css';
import { LobbyError, LobbySkeleton } from './lobby-states.tsx';

/** Lists behind lantern tabs, shown as one grid. */
export function LobbyTabsGrid(props: LobbyProps) {
  const { Link, text } = useTemplateEnvironment();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const row = props.rows.find((candidate) => candidate.id === selectedId) ?? props.rows[0];
  const { Card } = props;
  return (
    <div className={styles.lobby}>
      {props.onRetry ? <LobbyError onRetry={props.onRetry} /> : null}
      {props.isLoading ? (
        <LobbySkeleton gridClass={styles.grid ?? ''} tileClass={styles.skeleton ?? ''} />
      ) : null}
      {row ? (
        <section aria-label={row.title}>
          <div className={styles.tabs} role="group" aria-label={text('ui.template.lists')}>
            {props.rows.map((candidate) => (
              <button
                key={candidate.id}
                type="button"
                className={styles.tab}
                aria-pressed={candidate.id === row.id}
                onClick={() => setSelectedId(candidate.id)}
              >
                <Icon name={candidate.icon} size={18} />
                {candidate.title}
              </button>
            ))}
          </div>
          <ul className={styles.grid}>
            {row.games.map((game, index) => (
              <li key={game.id} className={styles.item}>
                <Card
                  game={game}
                  onToggleFavourite={props.onToggleFavourite}
                  isPriority={index < 4}
                />
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <Link to={row.to} className={styles.all}>
              {text('ui.template.allOf', { name: row.title })}
              <Icon name="chevron-right" size={16} />
            </Link>
          </p>
        </section>
      ) : null}
      {props.sportsBoard}
      {props.extras}
    </div>
  );
}
