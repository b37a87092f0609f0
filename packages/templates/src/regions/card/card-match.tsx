import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import { FavouriteButton } from '../../parts/favourite-button.tsx';
import type { GameCardProps } from '../../props/card.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-match.module.css';
import { GameMark } from './game-mark.tsx';
import { Seats } from './seats.tsx';
import type { TileSize } from './tile-size.ts';

/**
 * A game with the anatomy of a match card, to stand among them: provider where the league stands,
 * the picture beside the name where the teams stand, the play button where the prices stand.
 */
export function CardMatch({ game, onToggleFavourite, isPriority }: GameCardProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <GameMark game={game} className={styles.mark} />
        <span className={styles.provider}>{game.provider}</span>
        <FavouriteButton
          game={game}
          onToggle={onToggleFavourite}
          className={styles.heart}
          sizePx={16}
        />
      </header>
      <Link to={game.to} className={styles.body}>
        <span className={styles.picture}>
          <CardPicture
            game={game}
            isNamed={false}
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
        {game.isUnavailable ? null : (
          <span className={styles.play}>
            {text('ui.template.play')}
            <Icon name="play" size={14} />
          </span>
        )}
      </Link>
    </article>
  );
}

CardMatch.tile = { widthPx: 264, share: '100%', ratio: 1.7 } satisfies TileSize;
