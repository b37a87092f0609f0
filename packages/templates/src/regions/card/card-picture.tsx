// chunk: card
import { classNames } from '@pavilion/ui/class-names';
import { GamePicture, type GameShape } from '@pavilion/ui/picture';
import type { GameTile } from '../../props/card.ts';
import styles from './game-mark.module.css';

/**
 * The cover of a game in a card. `isNamed` false where the name stands beside a picture too small
 * to hold it.
 */
export function CardPicture(props: {
  game: GameTile;
  shape: GameShape;
  sizes: string;
  isPriority?: boolean | undefined;
  isNamed?: boolean;
  /** For boxes far wider than a card: the largest picture there is may come too. */
  isLarge?: boolean | undefined;
  className?: string | undefined;
}) {
  const { game, isNamed = true, isPriority = false, isLarge = false } = props;
  return (
    <GamePicture
      imageUrl={game.imageUrl}
      placeholder={game.placeholder}
      name={isNamed ? game.name : ''}
      shape={props.shape}
      isPriority={isPriority}
      isLarge={isLarge}
      sizes={props.sizes}
      className={classNames(props.className, game.isUnavailable ? styles.dimmed : undefined)}
    />
  );
}
