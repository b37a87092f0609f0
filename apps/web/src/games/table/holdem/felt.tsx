import { useFormat, useText } from '@pavilion/i18n/react';
import type { CSSProperties } from 'react';
import { PlayingCard } from '../../arcade/parts/playing-card.tsx';
import styles from './holdem.module.css';
import type { TableState } from './poker.queries.ts';
import { seatPlaces } from './seat-places.ts';
import { FreeSeat, SeatPlate } from './seat-plate.tsx';

interface Props {
  state: TableState;
  /** How far this device's clock is ahead of the server's. */
  aheadMs: number;
  ownSeat: number | null;
  ownCards: readonly number[];
  onSit: (seat: number) => void;
  onReport: ((seat: number) => void) | null;
}

/** The oval with its seats around and board and pots in the middle. */
export function Felt({ state, aheadMs, ownSeat, ownCards, onSit, onReport }: Props) {
  const { table, seats, hand } = state;
  return (
    <div className={styles.felt} data-seats={table.seats}>
      <div className={styles.cloth} aria-hidden="true" />
      <Middle state={state} />
      <ol className={styles.seats}>
        {seatPlaces(table.seats, ownSeat).map(({ seat, x, y }) => {
          const taken = seats.find((one) => one.seat === seat);
          const place = { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
          return (
            <li key={seat} className={styles.seat} style={place}>
              {taken ? (
                <SeatPlate
                  seat={taken}
                  hand={hand}
                  currency={table.currency}
                  aheadMs={aheadMs}
                  ownCards={seat === ownSeat ? ownCards : []}
                  isOwn={seat === ownSeat}
                  onReport={onReport && seat !== ownSeat ? () => onReport(seat) : null}
                />
              ) : (
                <FreeSeat seat={seat} onSit={ownSeat === null ? () => onSit(seat) : null} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Middle({ state }: { state: TableState }) {
  const t = useText();
  const format = useFormat();
  const { hand, table, seats } = state;
  if (!hand)
    return (
      <div className={styles.middle}>
        <p className={styles.note}>
          {seats.length < 2 ? t('ui.poker.waitingForPlayers') : t('ui.poker.nextHand')}
        </p>
      </div>
    );
  return (
    <div className={styles.middle}>
      <div className={styles.board}>
        {hand.board.map((card) => (
          <PlayingCard key={card} card={card} isUp className={styles.boardCard} />
        ))}
      </div>
      <ul className={styles.pots}>
        {hand.pots.map(({ amount }, place) => {
          const text = format.money(amount, table.currency);
          return (
            // Pots stand in their order, the main pot first.
            <li key={place} className="numeric">
              {place === 0
                ? t('ui.poker.pot', { amount: text })
                : t('ui.poker.sidePot', { amount: text })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
