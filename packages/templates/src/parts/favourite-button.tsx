import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../environment.tsx';
import type { GameTile } from '../region-props.ts';
import styles from './favourite-button.module.css';

/** The heart on a game card. */
export function FavouriteButton(props: { game: GameTile; onToggle: (game: GameTile) => void }) {
  const { text } = useTemplateEnvironment();
  const { game } = props;
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={game.isFavourite}
      aria-label={text('ui.template.favouriteOf', { game: game.name })}
      onClick={() => props.onToggle(game)}
    >
      <Icon name={game.isFavourite ? 'heart-filled' : 'heart'} size={18} />
    </button>
  );
}
