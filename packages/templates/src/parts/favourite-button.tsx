// chunk: lobby
import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../environment.tsx';
import type { GameTile } from '../props/card.ts';
import styles from './favourite-button.module.css';

/** The heart on a game card: a disc on the picture's corner, or as `className` has it. */
export function FavouriteButton(props: {
  game: GameTile;
  onToggle: (game: GameTile) => void;
  className?: string | undefined;
  sizePx?: number;
}) {
  const { text } = useTemplateEnvironment();
  const { game } = props;
  return (
    <button
      type="button"
      className={props.className ?? styles.heart}
      aria-pressed={game.isFavourite}
      aria-label={text('ui.template.favouriteOf', { game: game.name })}
      onClick={() => props.onToggle(game)}
    >
      <Icon name={game.isFavourite ? 'heart-filled' : 'heart'} size={props.sizePx ?? 18} />
    </button>
  );
}
