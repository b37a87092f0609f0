import { classNames } from '@pavilion/ui/class-names';
import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import { useGameMark } from './game-mark.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-poster.module.css';
import type { TileSize } from './tile-size.ts';

/** A 3:4 poster with the name below a gold hairline. */
export function CardPoster({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link, text } = useTemplateEnvironment();
  const mark = useGameMark(game);
  return (
    <article className={styles.card}>
      <Link to={game.to} className={styles.link}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            shape="poster"
            isPriority={isPriority}
            sizes="(max-width: 720px) 29vw, 190px"
          />
          {mark ? (
            <span
              className={classNames(mark.kind === 'new' ? styles.new : styles.hot, mark.className)}
              data-mark={mark.kind}
            >
              {mark.words}
            </span>
          ) : null}
          {game.isUnavailable ? null : (
            <span className={styles.play}>{text('ui.template.play')}</span>
          )}
        </span>
        <span className={styles.name}>{game.name}</span>
        <span className={styles.provider}>{game.provider}</span>
      </Link>
      <FavouriteButton game={game} onToggle={onToggleFavourite} />
    </article>
  );
}

CardPoster.tile = { widthPx: 150, share: '29%', ratio: 0.62 } satisfies TileSize;
