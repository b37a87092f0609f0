import { useFormat, useText } from '@pavilion/i18n/react';
import type { RoundRecord } from '../../../game-info.ts';
import { cardName } from '../../../arcade/parts/card-name.ts';
import { PlayingCard } from '../../../arcade/parts/playing-card.tsx';
import { resultName } from '../card-words.ts';
import { Chips } from './chips.tsx';
import { baseOf, stakesOf, type Felt, type FeltCard, type FeltHand } from './felt-state.ts';
import styles from './felt.module.css';

interface PlaceProps {
  name: string;
  cards: readonly FeltCard[];
  /** How many cards the felt has printed places for. */
  places: number;
  isUp: (card: FeltCard) => boolean;
  label: string | null;
}

/** Cards of the dealer or of the board; `printed` says whose they will be while none lies there. */
export function Place(props: PlaceProps & { printed?: string }) {
  const { name, cards, places, isUp, label, printed } = props;
  return (
    <div className={styles.place} role="group" aria-label={name}>
      <Row cards={cards} places={places} isUp={isUp} />
      {printed !== undefined && cards.length === 0 ? <PrintedName name={printed} /> : null}
      {label === null ? null : <span className={styles.label}>{label}</span>}
    </div>
  );
}

/** What the felt says of an empty place; the group is called so in any case. */
const PrintedName = ({ name }: { name: string }) => (
  <span className={styles.printed} aria-hidden="true">
    {name}
  </span>
);

function Row({ cards, places, isUp }: Pick<PlaceProps, 'cards' | 'places' | 'isUp'>) {
  const t = useText();
  const free = Array.from({ length: Math.max(0, places - cards.length) }, (_, at) => at);
  return (
    <ol className={styles.row} data-many={cards.length > 5 || undefined}>
      {cards.map((one) => (
        <li key={one.id} className={styles.card}>
          <PlayingCard card={one.card ?? 0} isUp={isUp(one)} />
          <span className="sr-only">
            {one.card !== null && isUp(one) ? cardName(one.card, t) : t('ui.game.cards.faceDown')}
          </span>
        </li>
      ))}
      {free.map((place) => (
        <li key={`place ${place}`} className={styles.free} aria-hidden="true" />
      ))}
    </ol>
  );
}

/** A hand of the player, with its stakes and what came of it. */
export function Hand(
  props: Omit<PlaceProps, 'cards'> & {
    hand: FeltHand;
    felt: Felt;
    isTurn: boolean;
    isOut: boolean;
    round: RoundRecord | null;
  },
) {
  const { name, hand, places, felt, isUp, isTurn, isOut, label, round } = props;
  const t = useText();
  const format = useFormat();
  const { result, payout } = hand;
  const stake = round && hand.cards.length > 0 ? stakesOf(baseOf(round), hand.stakes) : null;
  return (
    <div
      className={styles.place}
      role="group"
      aria-label={name}
      data-turn={isTurn || undefined}
      data-out={isOut || undefined}
      data-result={result ?? undefined}
    >
      <Row cards={hand.cards} places={places} isUp={isUp} />
      <span className={styles.foot}>
        {hand.cards.length === 0 ? (
          <>
            <i className={styles.betPlace} aria-hidden="true" />
            <PrintedName name={name} />
          </>
        ) : null}
        {label === null ? null : <span className={styles.label}>{label}</span>}
        {round && stake !== null ? <Chips amount={stake} currency={round.currency} /> : null}
        {round && felt.added > 0 ? (
          <Chips amount={stakesOf(baseOf(round), felt.added)} currency={round.currency} />
        ) : null}
        {result === null ? null : (
          <strong className={styles.result}>
            {resultName(result, t)}
            {round && Number(payout) > 0 ? ` ${format.money(payout ?? '0', round.currency)}` : null}
          </strong>
        )}
      </span>
    </div>
  );
}
