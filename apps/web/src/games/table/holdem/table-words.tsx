import { useFormat, useText } from '@pavilion/i18n/react';
import { cardName } from '../../arcade/parts/card-name.ts';
import styles from './holdem.module.css';
import type { TableState } from './poker.queries.ts';

interface Props {
  state: TableState;
  ownSeat: number | null;
  ownCards: readonly number[];
}

/** What stands on the table in words: shown below it, and spoken when it changes. */
export function TableWords(props: Props) {
  return (
    <div className={styles.words} aria-live="polite">
      <p>{useSituation(props)}</p>
      <OwnWords {...props} />
    </div>
  );
}

function useSituation({ state, ownSeat }: Props): string {
  const t = useText();
  const format = useFormat();
  const { hand, seats, table } = state;
  const nameOf = (seat: number): string =>
    seats.find((one) => one.seat === seat)?.name ?? t('ui.poker.seat', { seat });
  if (!hand) return seats.length < 2 ? t('ui.poker.waitingForPlayers') : t('ui.poker.nextHand');
  if (hand.result) {
    const shares = hand.pots.flatMap((pot) => pot.shares ?? []);
    return shares
      .map(({ seat, won }) =>
        t('ui.poker.wins', { name: nameOf(seat), amount: format.money(won, table.currency) }),
      )
      .join(' ');
  }
  if (hand.turn?.seat === ownSeat) return t('ui.poker.yourTurn');
  return hand.turn ? t('ui.poker.turnOf', { name: nameOf(hand.turn.seat) }) : '';
}

/** Own cards and the board, for who does not see them. */
function OwnWords({ state, ownCards }: Props) {
  const t = useText();
  const say = (cards: readonly number[]): string =>
    cards.map((card) => cardName(card, t)).join(', ');
  const board = state.hand?.board ?? [];
  return (
    <div className="sr-only">
      {ownCards.length > 0 ? <p>{t('ui.poker.ownCardsAre', { cards: say(ownCards) })}</p> : null}
      {board.length > 0 ? <p>{t('ui.poker.boardIs', { cards: say(board) })}</p> : null}
    </div>
  );
}
