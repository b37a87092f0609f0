import { classNames } from '@pavilion/ui/class-names';
import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import { useGameMark } from './game-mark.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-list-row.module.css';
import type { TileSize } from './tile-size.ts';

/** A dense row: small picture, name, provider, heart. */
export function CardListRow({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link } = useTemplateEnvironment();
  const mark = useGameMark(game);
  return (
    <article className={styles.row}>
      <Link to={game.to} className={styles.link}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            isNamed={false}
            shape="square"
            isPriority={isPriority}
            sizes="64px"
          />
        </span>
        <span className={styles.copy}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.provider}>{game.provider}</span>
        </span>
        {mark ? (
          <span
            className={classNames(mark.kind === 'new' ? styles.new : styles.hot, mark.className)}
          >
            {mark.words}
          </span>
        ) : null}
      </Link>
      <FavouriteButton game={game} onToggle={onToggleFavourite} className={styles.heart} />
    </article>
  );
}

CardListRow.tile = { widthPx: 280, share: '100%', ratio: 4 } satisfies TileSize;
