import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import { GameMark } from './game-mark.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-framed-ornate.module.css';
import type { TileSize } from './tile-size.ts';

/**
 * A square picture in a carved frame with corner ornaments; the name sits on the frame's plaque.
 */
export function CardFramedOrnate({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.frame}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            shape="square"
            isPriority={isPriority}
            sizes="(max-width: 720px) 29vw, 200px"
          />
        </span>
        <span className={styles.corner} data-at="start" aria-hidden="true" />
        <span className={styles.corner} data-at="end" aria-hidden="true" />
        <span className={styles.plaque}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.provider}>{game.provider}</span>
        </span>
        <GameMark game={game} className={styles.ribbon} />
      </Link>
      <FavouriteButton game={game} onToggle={onToggleFavourite} />
    </article>
  );
}

CardFramedOrnate.tile = { widthPx: 152, share: '29%', ratio: 0.78 } satisfies TileSize;
