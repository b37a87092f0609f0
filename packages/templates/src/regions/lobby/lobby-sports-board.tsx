import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps } from '../../region-props.ts';
import styles from './lobby-sports-board.module.css';
import { LobbyError } from './lobby-states.tsx';

const gamesPerRow = 6;

/** The board of matches first; games follow as compact lists. */
export function LobbySportsBoard(props: LobbyProps) {
  const { Link, text } = useTemplateEnvironment();
  const { Card } = props;
  return (
    <div className={styles.lobby}>
      {props.sportsBoard}
      {props.onRetry ? <LobbyError onRetry={props.onRetry} /> : null}
      {props.rows.map((row) => (
        <section key={row.id} aria-labelledby={`row-${row.id}`}>
          <header className={styles.head}>
            <Icon name={row.icon} size={18} />
            <h2 id={`row-${row.id}`} className={styles.title}>
              {row.title}
            </h2>
            <Link
              to={row.to}
              className={styles.all}
              aria-label={text('ui.template.allOf', { name: row.title })}
            >
              {text('ui.template.seeAll')}
            </Link>
          </header>
          <ul className={styles.grid}>
            {row.games.slice(0, gamesPerRow).map((game) => (
              <li key={game.id} className={styles.item}>
                <Card game={game} onToggleFavourite={props.onToggleFavourite} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {props.extras}
    </div>
  );
}
