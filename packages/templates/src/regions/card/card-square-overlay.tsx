import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-square-overlay.module.css';
import { GameMark } from './game-mark.tsx';
import type { TileSize } from './tile-size.ts';

/**
 * Only the picture, edge to edge. Name and provider lie over it: shown on pointing and focus where
 * there is a pointer, always where there is none.
 */
export function CardSquareOverlay({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.link}>
        <CardPicture
          game={game}
          shape="square"
          isPriority={isPriority}
          sizes="auto, (max-width: 720px) 29vw, 220px"
          className={styles.fill}
        />
        <span className={styles.veil}>
          <span className={styles.copy}>
            <span className={styles.name}>{game.name}</span>
            <span className={styles.provider}>{game.provider}</span>
          </span>
          {game.isUnavailable ? null : (
            <span className={styles.play} aria-hidden="true">
              <Icon name="play" size={16} />
            </span>
          )}
        </span>
        <GameMark game={game} className={styles.mark} />
      </Link>
      <span className={styles.heart} data-shown={game.isFavourite}>
        <FavouriteButton game={game} onToggle={onToggleFavourite} />
      </span>
    </article>
  );
}

CardSquareOverlay.tile = { widthPx: 158, share: '29%', ratio: 1 } satisfies TileSize;
