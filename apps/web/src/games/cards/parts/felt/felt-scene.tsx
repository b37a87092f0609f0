import { useFormat, useText } from '@pavilion/i18n/react';
import type { Text } from '@pavilion/i18n';
import type { ReactNode } from 'react';
import type { RoundRecord } from '../../../game-info.ts';
import type { SceneProps } from '../../../stages/play/play-view.types.ts';
import { cardName } from '../../../arcade/parts/card-name.ts';
import { PlayingCard } from '../../../arcade/parts/playing-card.tsx';
import { betName, resultName } from '../card-words.ts';
import { Chips } from './chips.tsx';
import { baseOf, feltOf, stakesOf, type Felt, type FeltCard, type FeltHand } from './felt-state.ts';
import { useDealing } from './use-dealing.ts';
import styles from './felt.module.css';

/**
 * What a game says of the cards that lie there: their total, or the poker hand they make; null says
 * nothing.
 */
export type CardsLabel = (cards: readonly number[], t: Text, felt: Felt) => string | null;

export interface Look {
  hasBoard: boolean;
  labelOf: CardsLabel;
  dealerLabelOf: CardsLabel;
  /** Whether a hand is out of the game before it is settled: it slides aside and greys at once. */
  isOut?(cards: readonly number[]): boolean;
}

/** What the felt is drawn from. */
export type FeltProps = Pick<SceneProps, 'shown' | 'round' | 'isPlaying' | 'register' | 'sound'> & {
  look: Look;
};

/**
 * One green table: the dealer above, the board between, the player's hands below, the shoe in the
 * corner.
 */
export function FeltScene(props: FeltProps) {
  const { shown, round, isPlaying, register, sound, look } = props;
  const turned = useDealing(register, sound);
  const t = useText();
  const felt = feltOf(shown);
  const last = shown.at(-1);
  const isUp = ({ card, event }: FeltCard): boolean =>
    card !== null && (!isPlaying || event !== last || event === turned);
  const isOver = felt.hands.some(({ result }) => result !== null);
  return (
    <Cloth isPeeking={isPlaying && last?.type === 'peeked'}>
      <Place
        name={t('ui.game.cards.dealer')}
        cards={felt.dealer}
        isUp={isUp}
        label={look.dealerLabelOf(upCards(felt.dealer, isUp), t, felt)}
      />
      <div className={styles.middle}>
        {look.hasBoard ? (
          <Place name={t('ui.game.cards.board')} cards={felt.board} isUp={isUp} label={null} />
        ) : (
          <p className={styles.arc} aria-hidden="true">
            {felt.asked === null ? null : t('ui.game.cards.asked')}
          </p>
        )}
        {round ? <Sides felt={felt} round={round} /> : null}
      </div>
      <div className={styles.hands} data-count={felt.hands.length}>
        {felt.hands.map((hand, at) => (
          <Hand
            // Hands stay in their order; a split puts one behind another.
            key={at}
            hand={hand}
            felt={felt}
            name={
              felt.hands.length === 1
                ? t('ui.game.cards.you')
                : t('ui.game.cards.handOf', { number: at + 1 })
            }
            isTurn={!isOver && felt.hands.length > 1 && felt.turn === at}
            isUp={isUp}
            label={look.labelOf(upCards(hand.cards, isUp), t, felt)}
            isOut={look.isOut?.(upCards(hand.cards, isUp)) ?? false}
            round={round}
          />
        ))}
      </div>
    </Cloth>
  );
}

const upCards = (cards: readonly FeltCard[], isUp: (card: FeltCard) => boolean): number[] =>
  cards.flatMap((one) => (isUp(one) && one.card !== null ? [one.card] : []));

/** The cloth under its lamp, and the shoe that cards come from. */
function Cloth(props: { isPeeking: boolean; children: ReactNode }) {
  return (
    <div className={styles.scene} data-peeking={props.isPeeking || undefined}>
      <div className={styles.cloth} aria-hidden="true" />
      <div className={styles.shoe} aria-hidden="true" />
      {props.children}
    </div>
  );
}

interface PlaceProps {
  name: string;
  cards: readonly FeltCard[];
  isUp: (card: FeltCard) => boolean;
  label: string | null;
}

function Place({ name, cards, isUp, label }: PlaceProps) {
  return (
    <div className={styles.place} role="group" aria-label={name}>
      <Row cards={cards} isUp={isUp} />
      {label === null ? null : <span className={styles.label}>{label}</span>}
    </div>
  );
}

function Row({ cards, isUp }: Pick<PlaceProps, 'cards' | 'isUp'>) {
  const t = useText();
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
    </ol>
  );
}

function Hand(
  props: Omit<PlaceProps, 'cards'> & {
    hand: FeltHand;
    felt: Felt;
    isTurn: boolean;
    isOut: boolean;
    round: RoundRecord | null;
  },
) {
  const { name, hand, felt, isUp, isTurn, isOut, label, round } = props;
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
      <Row cards={hand.cards} isUp={isUp} />
      <span className={styles.foot}>
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

/** Side bets of the round and insurance as small discs, with what they paid once that is told. */
function Sides({ felt, round }: { felt: Felt; round: RoundRecord }) {
  const t = useText();
  const format = useFormat();
  const made = Object.entries(round.params).filter(([, stake]) => typeof stake === 'string');
  const all = [
    ...made.map(([bet, stake]) => ({ bet, stake: String(stake) })),
    ...(felt.insurance === null ? [] : [{ bet: 'insurance', stake: felt.insurance }]),
  ];
  if (all.length === 0) return null;
  const paidOf = (name: string): string | undefined =>
    felt.sides.find(({ bet }) => bet === name)?.payout;
  return (
    <ul className={styles.sides} aria-label={t('ui.game.cards.sideBets')}>
      {all.map(({ bet, stake }) => {
        const paid = paidOf(bet);
        const isPaid = paid !== undefined && Number(paid) > 0;
        return (
          <li
            key={bet}
            data-paid={isPaid || undefined}
            data-lost={(paid !== undefined && !isPaid) || undefined}
          >
            <span>{betName(bet, t)}</span>
            <b className="numeric">{format.money(isPaid ? paid : stake, round.currency)}</b>
          </li>
        );
      })}
    </ul>
  );
}
