import { classNames } from '@pavilion/ui/class-names';
import { PlayingCard } from '../../arcade/parts/playing-card.tsx';
import styles from './cards.module.css';

/**
 * Cards of one side as they are dealt: each slides from the shoe and turns, `places` says which of
 * the round it is.
 */
export function DealtCards(props: {
  cards: readonly number[];
  places: readonly number[];
  beatMs: number;
  side: 'start' | 'end';
  isWinner: boolean | null;
}) {
  const { cards, places, beatMs, side, isWinner } = props;
  return (
    <span
      className={classNames(styles.hand, side === 'end' && styles.end)}
      data-winner={isWinner === true || undefined}
      data-loser={isWinner === false || undefined}
    >
      {cards.map((card, index) => (
        <span
          key={`${places[index]}`}
          className={styles.dealt}
          data-across={index === 2 || undefined}
          style={{ '--beat': `${(places[index] ?? 0) * beatMs}ms` } as object}
        >
          <PlayingCard card={card} isUp className={styles.card ?? ''} />
        </span>
      ))}
    </span>
  );
}
