import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-wide-seats.module.css';
import { GameMark } from './game-mark.tsx';
import { Seats } from './seats.tsx';
import type { TileSize } from './tile-size.ts';

/**
 * A cinematic 16:9 still that runs into a panel with the table's name, its free seats and the way
 * in.
 */
export function CardWideSeats({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.link}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            shape="wide"
            isPriority={isPriority}
            sizes="auto, (max-width: 720px) 94vw, 400px"
            className={styles.fill}
          />
          {game.seats && !game.isUnavailable ? (
            <span className={styles.live}>
              <span className={styles.dot} aria-hidden="true" />
              {text('ui.template.liveTable')}
            </span>
          ) : (
            <GameMark game={game} className={styles.live} />
          )}
        </span>
        <span className={styles.panel}>
          <span className={styles.copy}>
            <span className={styles.name}>{game.name}</span>
            <span className={styles.provider}>{game.provider}</span>
          </span>
          {game.isUnavailable ? null : (
            <span className={styles.enter} aria-hidden="true">
              <Icon name="play" size={18} />
            </span>
          )}
          <span className={styles.seats}>
            <Seats game={game} />
          </span>
        </span>
      </Link>
      <FavouriteButton game={game} onToggle={onToggleFavourite} />
    </article>
  );
}

CardWideSeats.tile = { widthPx: 276, share: '100%', ratio: 1.14 } satisfies TileSize;
