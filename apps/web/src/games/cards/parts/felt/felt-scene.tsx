import { useText } from '@pavilion/i18n/react';
import type { Text } from '@pavilion/i18n';
import { classNames } from '@pavilion/ui/class-names';
import type { ReactNode } from 'react';
import type { SceneProps } from '../../../stages/play/play-view.types.ts';
import { Hand, Place } from './felt-places.tsx';
import { PrintedSides, Sides } from './felt-sides.tsx';
import { feltOf, type Felt, type FeltCard } from './felt-state.ts';
import { useDealing } from './use-dealing.ts';
import styles from './felt.module.css';

/**
 * What a game says of the cards that lie there: their total, or the poker hand they make; null says
 * nothing.
 */
export type CardsLabel = (cards: readonly number[], t: Text, felt: Felt) => string | null;

export interface Look {
  /** Cards that a hand begins with: so many places are printed. Board 0: it has none. */
  places: Readonly<Record<'dealer' | 'board' | 'player', number>>;
  /** What a felt without a board says in its middle. */
  printed?(t: Text): string;
  labelOf: CardsLabel;
  dealerLabelOf: CardsLabel;
  /** Whether a hand is out of the game before it is settled: it slides aside and greys at once. */
  isOut?(cards: readonly number[]): boolean;
}

/** What the felt is drawn from. */
export type FeltProps = Pick<SceneProps, 'shown' | 'round' | 'isPlaying' | 'register' | 'sound'> & {
  look: Look;
  /** Side bets that the felt has printed places for. */
  sideBets: readonly string[];
};

/**
 * One green table: the dealer above, the board between, the player's hands below, the shoe in the
 * corner.
 */
export function FeltScene(props: FeltProps) {
  const { shown, round, isPlaying, register, sound, look, sideBets } = props;
  const turned = useDealing(register, sound);
  const t = useText();
  const felt = feltOf(shown);
  const last = shown.at(-1);
  const isUp = ({ card, event }: FeltCard): boolean =>
    card !== null && (!isPlaying || event !== last || event === turned);
  const isOver = felt.hands.some(({ result }) => result !== null);
  const { places } = look;
  return (
    <Cloth isPeeking={isPlaying && last?.type === 'peeked'}>
      <Place
        name={t('ui.game.cards.dealer')}
        printed={t('ui.game.cards.dealer')}
        cards={felt.dealer}
        places={places.dealer}
        isUp={isUp}
        label={look.dealerLabelOf(upCards(felt.dealer, isUp), t, felt)}
      />
      <div className={styles.middle}>
        <Middle felt={felt} look={look} isUp={isUp} />
        {round && shown.length > 0 ? (
          <Sides felt={felt} round={round} />
        ) : (
          <PrintedSides bets={sideBets} />
        )}
      </div>
      <div className={styles.hands} data-count={felt.hands.length}>
        {felt.hands.map((hand, at) => (
          <Hand
            // Hands stay in their order; a split puts one behind another.
            key={at}
            hand={hand}
            places={places.player}
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

/** The board, or what is asked and printed where there is none. */
function Middle(props: { felt: Felt; look: Look; isUp: (card: FeltCard) => boolean }) {
  const { felt, look, isUp } = props;
  const t = useText();
  const { board } = look.places;
  if (board > 0)
    return (
      <Place
        name={t('ui.game.cards.board')}
        cards={felt.board}
        places={board}
        isUp={isUp}
        label={null}
      />
    );
  const isAsked = felt.asked !== null;
  return (
    <p className={classNames(styles.arc, !isAsked && styles.printed)} aria-hidden="true">
      {isAsked ? t('ui.game.cards.asked') : look.printed?.(t)}
    </p>
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
