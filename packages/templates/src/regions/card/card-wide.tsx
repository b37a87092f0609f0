import { Icon } from '@pavilion/ui/icon';
import { GamePicture } from '@pavilion/ui/picture';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCardProps } from '../../region-props.ts';
import styles from './card-wide.module.css';
import { GameMark } from './game-mark.tsx';
import type { TileSize } from './tile-size.ts';

/** A 16:9 still. Everything else stands in the caption below it, so nothing covers the picture. */
export function CardWide({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.link}>
        <span className={styles.picture}>
          <GamePicture
            imageUrl={game.imageUrl}
            placeholder={game.placeholder}
            name={game.name}
            shape="wide"
            isPriority={isPriority}
            sizes="auto, (max-width: 720px) 46vw, 320px"
            className={styles.fill}
          />
          <span className={styles.play} aria-hidden="true">
            <Icon name="play" size={18} />
          </span>
        </span>
        <span className={styles.caption}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.line}>
            <GameMark game={game} className={styles.mark} />
            <span className={styles.provider}>{game.provider}</span>
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={game.isFavourite}
        aria-label={text('ui.template.favouriteOf', { game: game.name })}
        onClick={() => onToggleFavourite(game)}
      >
        <Icon name={game.isFavourite ? 'heart-filled' : 'heart'} size={18} />
      </button>
    </article>
  );
}

CardWide.tile = { widthPx: 236, share: '44%', ratio: 1.3 } satisfies TileSize;
