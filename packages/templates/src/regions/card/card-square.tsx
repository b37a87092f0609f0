import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-square.module.css';
import { GameMark } from './game-mark.tsx';
import type { TileSize } from './tile-size.ts';

/**
 * A chunky key: the square picture set into a block with a thick foot, which goes down when
 * pressed.
 */
export function CardSquare({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.key}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            shape="square"
            isPriority={isPriority}
            sizes="auto, (max-width: 720px) 29vw, 200px"
          />
        </span>
        <span className={styles.name}>{game.name}</span>
        <span className={styles.provider}>{game.provider}</span>
      </Link>
      <GameMark game={game} className={styles.sticker} />
      <span className={styles.heart}>
        <FavouriteButton game={game} onToggle={onToggleFavourite} />
      </span>
    </article>
  );
}

CardSquare.tile = { widthPx: 156, share: '29%', ratio: 0.76 } satisfies TileSize;
