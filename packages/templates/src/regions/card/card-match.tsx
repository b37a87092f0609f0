import { Icon } from '@pavilion/ui/icon';
import { GamePicture } from '@pavilion/ui/picture';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCardProps } from '../../region-props.ts';
import styles from './card-match.module.css';
import { GameMark } from './game-mark.tsx';
import { Seats } from './seats.tsx';
import type { TileSize } from './tile-size.ts';

/**
 * A game with the anatomy of a match card, to stand among them: provider where the league stands, the picture
 * beside the name where the teams stand, the play button where the prices stand.
 */
export function CardMatch({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <GameMark game={game} className={styles.mark} />
        <span className={styles.provider}>{game.provider}</span>
        <button
          type="button"
          className={styles.heart}
          aria-pressed={game.isFavourite}
          aria-label={text('ui.template.favouriteOf', { game: game.name })}
          onClick={() => onToggleFavourite(game)}
        >
          <Icon name={game.isFavourite ? 'heart-filled' : 'heart'} size={16} />
        </button>
      </header>
      <Link to={game.to} className={styles.body}>
        <span className={styles.picture}>
          <GamePicture
            imageUrl={game.imageUrl}
            placeholder={game.placeholder}
            name=""
            shape="square"
            isPriority={isPriority}
            sizes="80px"
          />
        </span>
        <span className={styles.copy}>
          <span className={styles.name}>{game.name}</span>
          {game.seats ? (
            <Seats game={game} />
          ) : game.categoryName ? (
            <span className={styles.category}>{game.categoryName}</span>
          ) : null}
        </span>
        <span className={styles.play}>
          {text('ui.template.play')}
          <Icon name="play" size={14} />
        </span>
      </Link>
    </article>
  );
}

CardMatch.tile = { widthPx: 264, share: '100%', ratio: 1.7 } satisfies TileSize;
