import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-round.module.css';
import { GameMark } from './game-mark.tsx';
import type { TileSize } from './tile-size.ts';

/** A medallion: the picture as a disc inside a ring, name and provider centred below. */
export function CardRound({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.link}>
        <span className={styles.disc}>
          <span className={styles.ring} aria-hidden="true" />
          <span className={styles.picture}>
            <CardPicture
              game={game}
              shape="square"
              isPriority={isPriority}
              sizes="(max-width: 720px) 60vw, 320px"
            />
          </span>
          <GameMark game={game} className={styles.mark} />
        </span>
        <span className={styles.name}>{game.name}</span>
        <span className={styles.provider}>{game.provider}</span>
      </Link>
      <span className={styles.heart}>
        <FavouriteButton game={game} onToggle={onToggleFavourite} />
      </span>
    </article>
  );
}

CardRound.tile = { widthPx: 146, share: '29%', ratio: 0.74 } satisfies TileSize;
