import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-wide.module.css';
import { GameMark } from './game-mark.tsx';
import type { TileSize } from './tile-size.ts';

/** A 16:9 still. Everything else stands in the caption below it, so nothing covers the picture. */
export function CardWide({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.link}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            shape="wide"
            isPriority={isPriority}
            sizes="auto, (max-width: 720px) 46vw, 320px"
            className={styles.fill}
          />
          {game.isUnavailable ? null : (
            <span className={styles.play} aria-hidden="true">
              <Icon name="play" size={18} />
            </span>
          )}
        </span>
        <span className={styles.caption}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.line}>
            <GameMark game={game} className={styles.mark} />
            <span className={styles.provider}>{game.provider}</span>
          </span>
        </span>
      </Link>
      <FavouriteButton game={game} onToggle={onToggleFavourite} className={styles.heart} />
    </article>
  );
}

CardWide.tile = { widthPx: 236, share: '44%', ratio: 1.3 } satisfies TileSize;
