import type {
  VideoPokerHand,
  VideoPokerHands,
} from '@pavilion/games/cards/video-poker/video-poker-hands';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useStore } from 'zustand/react';
import type { RoundRecord } from '../../../game-info.ts';
import type { SceneProps } from '../../../stages/play/play-view.types.ts';
import { cardName } from '../../../arcade/parts/card-name.ts';
import { PlayingCard } from '../../../arcade/parts/playing-card.tsx';
import { baseOf, stakesOf } from '../felt/felt-state.ts';
import { heldOf, heldPlaces, toggleHeld } from './held-places.ts';
import { machineOf, type MachineCard } from './machine-state.ts';
import { useMachine } from './use-machine.ts';
import styles from './machine.module.css';

/** What the machine is drawn from. */
type MachineProps = Pick<
  SceneProps,
  'shown' | 'round' | 'isPlaying' | 'actions' | 'register' | 'sound'
> & { hands: VideoPokerHands };

const places = [0, 1, 2, 3, 4] as const;

/**
 * Five large cards under the paytable, whose row that now stands is lit; a tap on a card holds it.
 */
export function MachineScene(props: MachineProps) {
  const { shown, round, isPlaying, actions, register, sound, hands } = props;
  const turned = useMachine(register, sound);
  const { cards, held: drawnBeside } = machineOf(shown);
  const roundId = round?.round_id ?? null;
  const chosen = heldOf(useStore(heldPlaces), roundId);
  const mayHold = actions.includes('hold');
  const last = shown.at(-1);
  const isUp = ({ event }: MachineCard): boolean =>
    !isPlaying || event !== last || event === turned;
  const isWhole = cards.length === places.length && cards.every(isUp);
  const standing = isWhole ? hands.handOf(cards.map(({ card }) => card)) : null;
  return (
    <div className={styles.scene}>
      <div className={styles.cabinet} aria-hidden="true" />
      <PayTable hands={hands} standing={standing} round={round} />
      <div className={styles.cards}>
        {places.map((place) => (
          <MachinePlace
            key={place}
            place={place}
            laid={cards[place]}
            isUp={isUp}
            isHeld={mayHold ? chosen.includes(place) : (drawnBeside?.includes(place) ?? false)}
            onHold={mayHold && roundId !== null ? () => toggleHeld(roundId, place) : undefined}
          />
        ))}
      </div>
    </div>
  );
}

function MachinePlace(props: {
  place: number;
  laid: MachineCard | undefined;
  isUp: (card: MachineCard) => boolean;
  isHeld: boolean;
  onHold: (() => void) | undefined;
}) {
  const { place, laid, isUp, isHeld, onHold } = props;
  const t = useText();
  const isOpen = laid !== undefined && isUp(laid);
  const card = isOpen ? cardName(laid.card, t) : t('ui.game.cards.faceDown');
  return (
    <button
      type="button"
      className={styles.place}
      aria-pressed={isHeld}
      aria-disabled={!onHold || undefined}
      aria-label={t('ui.game.cards.cardAt', { number: place + 1, card })}
      onClick={onHold}
    >
      <PlayingCard
        key={laid?.at ?? -1}
        card={laid?.card ?? 0}
        isUp={isOpen}
        className={styles.card}
      />
      <span className={styles.plate} data-held={isHeld || undefined} aria-hidden="true">
        {t('ui.game.cards.held')}
      </span>
    </button>
  );
}

/** What each hand pays of the stake, or for the hand on the table in money. */
function PayTable(props: {
  hands: VideoPokerHands;
  standing: VideoPokerHand | null;
  round: RoundRecord | null;
}) {
  const { hands, standing, round } = props;
  const t = useText();
  const format = useFormat();
  return (
    <dl className={styles.pays} aria-label={t('ui.game.cards.payTable')}>
      {hands.rows.map(({ hand, pays }) => (
        <div key={hand} data-lit={hand === standing || undefined}>
          <dt>{t(`ui.game.cards.pays.${hand}`)}</dt>
          <dd className="numeric">
            {round ? format.money(stakesOf(baseOf(round), pays), round.currency) : `${pays}×`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
