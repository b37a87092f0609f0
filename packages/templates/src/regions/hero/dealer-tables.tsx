import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import { CardPicture } from '../card/card-picture.tsx';
import styles from './dealer-tables.module.css';
import type from './hero-type.module.css';

/** Larger tables show their count without drawn seats. */
const seatsDrawn = 12;

/** One live table on the large screen. */
export function TableScreen({ game }: { game: GameTile }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <Link to={game.to} className={styles.screen}>
      <span className={styles.still}>
        {/* Dense screens of phones do with fewer points; the large one comes where the screen
            is large. */}
        <CardPicture
          game={game}
          shape="wide"
          isPriority
          isLarge
          sizes="(max-width: 820px) 60vw, 64vw"
        />
      </span>
      <span className={styles.bar}>
        <span className={styles.line}>
          {/* Who sits there is told only of tables that are open. */}
          {game.seats ? <LiveMark /> : null}
          <span>{game.provider}</span>
        </span>
        {/* The picture carries the name in its own lettering. */}
        <span className="sr-only">{game.name}</span>
        <Seats game={game} />
        <span className={type.call}>
          <Icon name="play" size={18} />
          {text('ui.template.joinTable')}
        </span>
      </span>
    </Link>
  );
}

/** The other tables, side by side like pictures on a film. */
export function FilmStrip({ games }: { games: GameTile[] }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <div className={styles.film}>
      <ul className={styles.frames} aria-label={text('ui.template.liveTables')}>
        {games.map((game) => (
          <li key={game.id}>
            <Link to={game.to} className={styles.frame}>
              <span className={styles.picture}>
                <CardPicture game={game} shape="wide" sizes="240px" />
              </span>
              <span className={styles.frameName}>{game.name}</span>
              <Seats game={game} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LiveMark() {
  const { text } = useTemplateEnvironment();
  return (
    <span className={styles.live}>
      <Icon name="live" size={14} />
      {text('ui.template.liveTable')}
    </span>
  );
}

/** Seats drawn one by one with their count in words; nothing where a table has no seats. */
function Seats({ game }: { game: GameTile }) {
  const { text } = useTemplateEnvironment();
  const { seats } = game;
  if (!seats) return null;
  return (
    <span className={styles.line}>
      {seats.total <= seatsDrawn ? (
        <span className={styles.seats} aria-hidden="true">
          {Array.from({ length: seats.total }, (_, index) => (
            <span key={index} className={styles.seat} data-taken={index < seats.taken} />
          ))}
        </span>
      ) : null}
      <span>{text('ui.template.seatsTaken', { taken: seats.taken, total: seats.total })}</span>
    </span>
  );
}
