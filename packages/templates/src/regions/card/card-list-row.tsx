import { GamePicture } from '@pavilion/ui/picture';
import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCardProps } from '../../region-props.ts';
import styles from './card-list-row.module.css';
import type { TileSize } from './tile-size.ts';

/** A dense row: small picture, name, provider, heart. */
export function CardListRow({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <article className={styles.row}>
      <Link to={game.to} className={styles.link}>
        <span className={styles.picture}>
          <GamePicture
            imageUrl={game.imageUrl}
            placeholder={game.placeholder}
            name=""
            shape="square"
            isPriority={isPriority}
            sizes="64px"
          />
        </span>
        <span className={styles.copy}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.provider}>{game.provider}</span>
        </span>
        {game.isHot ? <span className={styles.hot}>{text('ui.template.hot')}</span> : null}
        {!game.isHot && game.isNew ? (
          <span className={styles.new}>{text('ui.template.new')}</span>
        ) : null}
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

CardListRow.tile = { widthPx: 280, share: '100%', ratio: 4 } satisfies TileSize;
