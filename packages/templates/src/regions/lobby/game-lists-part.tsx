import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameRow, LobbyProps } from '../../props/lobby.ts';
import { tileSize, tileVariables } from '../card/tile-size.ts';
import styles from './game-lists-part.module.css';
import { LobbyError } from './lobby-states.tsx';

const usualGames = 6;

/**
 * Cards as wide as this stand in four or five columns on a wide screen, and a list shows one row of
 * them there.
 */
const largeTilePx = 264;

/**
 * The lists of games below or beside a board of matches: a few of each, with the way to all of
 * them.
 */
export function GameListsPart(props: {
  lobby: LobbyProps;
  /** Lists to show, when not all of the lobby's. */
  rows?: GameRow[];
  gamesPerList?: number;
}) {
  const { lobby } = props;
  const { Link, text } = useTemplateEnvironment();
  const { Card } = lobby;
  const lists = (props.rows ?? lobby.rows).filter((row) => row.games.length > 0);
  if (lobby.onRetry) return <LobbyError onRetry={lobby.onRetry} />;
  return lists.map((row) => (
    <section
      key={row.id}
      className={styles.list}
      style={tileVariables(Card)}
      aria-labelledby={`games-${row.id}`}
    >
      <header className={styles.head}>
        <Icon name={row.icon} size={18} />
        <h2 id={`games-${row.id}`} className={styles.title}>
          {row.title}
        </h2>
        <Link to={row.to} className={styles.all}>
          {text('ui.template.seeAll')} <span className="sr-only">{row.title}</span>
        </Link>
      </header>
      <ul className={styles.grid} data-large={tileSize(Card).widthPx === largeTilePx}>
        {row.games.slice(0, props.gamesPerList ?? usualGames).map((game) => (
          <li key={game.id} className={styles.item}>
            <Card game={game} onToggleFavourite={lobby.onToggleFavourite} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
