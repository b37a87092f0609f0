import { rankOf, suitOf, type CardSuit } from '@pavilion/games/arcade/hi-lo/hi-lo-odds';
import { classNames } from '@pavilion/ui/class-names';
import styles from './playing-card.module.css';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

const pips: Record<CardSuit, string> = {
  diamonds: 'M50 4 88 50 50 96 12 50Z',
  hearts:
    'M50 92C20 66 6 50 6 31 6 16 17 6 30 6c9 0 16 5 20 13C54 11 61 6 70 6c13 0 24 10 24 25 0 19-14 35-44 61Z',
  spades:
    'M50 6c26 24 42 38 42 54 0 13-9 21-20 21-7 0-13-3-17-9 1 10 4 17 10 22H35c6-5 9-12 10-22-4 6-10 9-17 9C17 81 8 73 8 60 8 44 24 30 50 6Z',
  clubs:
    'M50 6c12 0 21 9 21 21 0 6-2 11-6 15 3-2 7-3 11-3 11 0 19 8 19 19s-9 20-20 20c-8 0-15-4-19-11 1 11 4 20 11 27H33c7-7 10-16 11-27-4 7-11 11-19 11C14 78 5 69 5 58s8-19 19-19c4 0 8 1 11 3-4-4-6-9-6-15C29 15 38 6 50 6Z',
};

/** The rank as cards write it. */
export const rankText = (card: number): string => ranks[rankOf(card) - 1] ?? '';

/** A card with a face and a back; it turns over when its `isUp` changes. */
export function PlayingCard(props: { card: number; isUp: boolean; className?: string }) {
  const suit = suitOf(props.card);
  const isRed = suit === 'diamonds' || suit === 'hearts';
  return (
    <span
      className={classNames(styles.card, props.className)}
      data-up={props.isUp || undefined}
      aria-hidden="true"
    >
      <span className={styles.turn}>
        <span className={styles.back} />
        <svg className={styles.face} viewBox="0 0 200 280" data-red={isRed || undefined}>
          <text x="34" y="62" className={styles.rank}>
            {rankText(props.card)}
          </text>
          <svg x="16" y="76" width="36" height="36" viewBox="0 0 100 100">
            <path d={pips[suit]} />
          </svg>
          <svg x="58" y="118" width="118" height="118" viewBox="0 0 100 100">
            <path d={pips[suit]} />
            <path d={pips[suit]} className={styles.shine} />
          </svg>
        </svg>
      </span>
    </span>
  );
}
