import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import styles from './seats.module.css';

const mostChairs = 9;

/**
 * Chairs of a live table, taken ones filled, with the free ones in words. Nothing where a game has
 * no seats.
 */
export function Seats({ game }: { game: GameTile }) {
  const { text } = useTemplateEnvironment();
  const { seats } = game;
  if (!seats || seats.total <= 0) return null;
  const taken = Math.min(Math.max(0, seats.taken), seats.total);
  const free = seats.total - taken;
  return (
    <span className={styles.seats} data-full={free === 0}>
      {seats.total <= mostChairs ? (
        <span className={styles.chairs} aria-hidden="true">
          {Array.from({ length: seats.total }, (_, chair) => (
            <span key={chair} className={styles.chair} data-taken={chair < taken} />
          ))}
        </span>
      ) : null}
      <span className={styles.words}>
        {free === 0
          ? text('ui.template.seatsFull')
          : text('ui.template.seatsFree', { count: free, total: seats.total })}
      </span>
    </span>
  );
}
