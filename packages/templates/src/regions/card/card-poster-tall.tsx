import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-poster-tall.module.css';
import { GameMark } from './game-mark.tsx';
import type { TileSize } from './tile-size.ts';

/**
 * A 2:3 panel of a comic: thick outline, hard shadow, the name in a caption box over the lower
 * edge.
 */
export function CardPosterTall({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.panel}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            shape="poster"
            isPriority={isPriority}
            sizes="auto, (max-width: 720px) 29vw, 210px"
            className={styles.fill}
          />
        </span>
        <span className={styles.caption}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.provider}>{game.provider}</span>
        </span>
      </Link>
      <GameMark game={game} className={styles.burst} />
      <span className={styles.heart}>
        <FavouriteButton game={game} onToggle={onToggleFavourite} />
      </span>
    </article>
  );
}

CardPosterTall.tile = { widthPx: 172, share: '29%', ratio: 0.6 } satisfies TileSize;
