import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import { PlayingCard } from '../../arcade/parts/playing-card.tsx';
import styles from './holdem.module.css';
import type { PlayedHand, TableSeat } from './poker.queries.ts';

interface Props {
  seat: TableSeat;
  hand: PlayedHand | null;
  currency: string;
  /** How far this device's clock is ahead of the server's. */
  aheadMs: number;
  ownCards: readonly number[];
  isOwn: boolean;
  onReport: (() => void) | null;
}

/** One who sits: name, chips, bet, cards as far as they are known, and how long they may think. */
export function SeatPlate(props: Props) {
  const { seat, hand, isOwn } = props;
  const isTurn = hand?.turn?.seat === seat.seat;
  const won = hand?.pots.some(({ shares }) => shares?.some((share) => share.seat === seat.seat));
  return (
    <div
      className={styles.plate}
      data-own={isOwn || undefined}
      data-turn={isTurn || undefined}
      data-won={(hand?.result && won) || undefined}
      data-state={seat.state}
    >
      <Cards {...props} />
      <Name {...props} />
      {isTurn && hand?.turn ? (
        <Timer key={`${hand.hand_no}:${hand.step}`} turn={hand.turn} aheadMs={props.aheadMs} />
      ) : null}
      {hand?.button === seat.seat ? <DealerButton /> : null}
      <Bet {...props} />
    </div>
  );
}

function Cards({ seat, hand, ownCards }: Props) {
  const shown = hand?.shown.find((one) => one.seat === seat.seat)?.cards.map(({ card }) => card);
  const known = ownCards.length > 0 ? ownCards : (shown ?? []);
  if (known.length > 0)
    return (
      <span className={styles.cards} data-folded={seat.state === 'folded' || undefined}>
        {known.map((card) => (
          <PlayingCard key={card} card={card} isUp />
        ))}
      </span>
    );
  if (!seat.has_cards) return null;
  return (
    <span className={styles.cards} data-small>
      {[0, 1].map((place) => (
        <PlayingCard key={place} card={0} isUp={false} />
      ))}
    </span>
  );
}

function Name({ seat, currency, onReport }: Props) {
  const t = useText();
  const format = useFormat();
  const words = (
    <>
      <b>
        {seat.is_computer ? <Icon name="robot" size={14} label={t('ui.poker.computer')} /> : null}
        {seat.name}
      </b>
      <span className="numeric">{format.money(seat.chips, currency, { trimWhole: true })}</span>
      <StateWord seat={seat} />
    </>
  );
  if (!onReport || seat.is_computer) return <span className={styles.name}>{words}</span>;
  return (
    <button
      type="button"
      className={styles.name}
      onClick={onReport}
      title={t('ui.poker.reportOf', { name: seat.name })}
    >
      {words}
    </button>
  );
}

function StateWord({ seat }: { seat: TableSeat }) {
  const t = useText();
  if (!seat.is_connected && !seat.is_computer) return <small>{t('ui.poker.noConnection')}</small>;
  if (seat.state === 'active' || seat.state === 'out') return null;
  return <small>{t(`ui.poker.states.${seat.state}`)}</small>;
}

function Bet({ seat, currency }: Props) {
  const format = useFormat();
  if (Number(seat.bet) === 0) return null;
  return (
    <span className={styles.bet}>
      <Icon name="chip" size={14} />
      <span className="numeric">{format.money(seat.bet, currency, { trimWhole: true })}</span>
    </span>
  );
}

function DealerButton() {
  const t = useText();
  return (
    <abbr className={styles.button} title={t('ui.poker.dealerButton')}>
      D
    </abbr>
  );
}

/** Seconds left by the server's clock: time of the turn first, then the bank. */
function Timer(props: { turn: NonNullable<PlayedHand['turn']>; aheadMs: number }) {
  const t = useText();
  const { ends_at: endsAt, bank_ms: bankMs } = props.turn;
  const seconds = useSecondsUntil(Date.parse(endsAt) + props.aheadMs);
  const bank = Math.ceil(bankMs / 1000);
  const isBank = seconds <= bank;
  return (
    <span className={styles.timer} data-bank={isBank || undefined} role="timer">
      <Icon name="clock" size={12} />
      <span className="numeric">{isBank ? seconds : seconds - bank}</span>
      {isBank ? <small>{t('ui.poker.bank')}</small> : null}
    </span>
  );
}

export function FreeSeat({ seat, onSit }: { seat: number; onSit: (() => void) | null }) {
  const t = useText();
  if (!onSit) return <span className={styles.free} aria-hidden="true" />;
  return (
    <button type="button" className={styles.free} onClick={onSit}>
      <Icon name="plus" size={16} />
      <span>{t('ui.poker.seat', { seat })}</span>
    </button>
  );
}
