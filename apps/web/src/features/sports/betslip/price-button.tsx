import './price-button.css';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { oddsMilliOf } from '../../../common/odds/odds-text.ts';
import { useOddsText } from '../../../common/odds/use-odds.ts';
import { selectionName } from '../../../common/odds/selection-text.ts';
import { loadGuarded } from '../../../core/build/load-guarded.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { toggleSelection, useSlipStore } from './betslip.store.ts';
import type { OfferedPick } from './slip.types.ts';

const flashMs = 2500;

export interface PriceButtonProps {
  /** The selection with its words; what goes into the slip. */
  selection: OfferedPick;
  /** False while the market takes no bets. */
  isOpen: boolean;
  /** Words above the price: `1`, `X`, `O 2.5`. */
  label: string;
}

/** A price that can be put into the slip. */
export function PriceButton(props: PriceButtonProps) {
  const { selection } = props;
  const t = useText();
  const isInSlip = useSlipStore((state) =>
    state.lines.some((line) => line.selectionId === selection.selectionId),
  );
  const onPress = () => {
    const stake = isInSlip ? '' : quickStake();
    if (stake !== '') return void betAtOnce(selection, stake);
    if (!toggleSelection(selection)) showToast({ tone: 'warning', title: t('ui.sports.slipFull') });
  };
  return <PriceToggle {...props} isPressed={isInSlip} onPress={onPress} />;
}

interface PriceToggleProps extends PriceButtonProps {
  isPressed: boolean;
  onPress: () => void;
  /** Why it cannot be pressed although it is open; null where it can. */
  whyQuiet?: string | null;
}

/** A price to press. Moves are shown by an arrow and a colour for a moment. */
export function PriceToggle(props: PriceToggleProps) {
  const { selection, isOpen, label, isPressed, whyQuiet = null } = props;
  const t = useText();
  const move = usePriceMove(selection.odds);
  const name = selectionName(t, selection);
  const why = isOpen ? whyQuiet : t('ui.sports.suspended');
  return (
    <button
      type="button"
      disabled={why !== null}
      aria-pressed={isPressed}
      onClick={props.onPress}
      data-move={isOpen ? (move ?? undefined) : undefined}
      data-quiet={whyQuiet === null ? undefined : ''}
      className={classNames(
        'price numeric relative grid min-h-12 w-full min-w-0 content-center justify-items-center rounded-control border px-1 text-sm leading-5 transition-colors',
        isPressed ? 'border-accent bg-accent text-on-accent' : 'text-text',
      )}
    >
      <span
        className={classNames(
          'price-label line-clamp-2 max-w-full text-center leading-4 wrap-break-word',
          !isPressed && 'price-label-quiet',
        )}
      >
        {label}
      </span>
      {isOpen ? (
        <PriceFigure odds={selection.odds} move={move} isPressed={isPressed} />
      ) : (
        <Icon name="lock" size={14} className="my-0.5" />
      )}
      {/* The name is what is seen, then what it means. */}
      <span className="sr-only"> {why === null ? name : `${name} (${why})`}</span>
    </button>
  );
}

/**
 * The stake that a touch on a price bets at once for who is signed in; empty where it goes into the
 * slip.
 */
function quickStake(): string {
  const { quickBet } = useSlipStore.getState();
  const { isAuthenticated, user } = useUserStore.getState();
  return isAuthenticated && quickBet?.accountId === user.account_id ? quickBet.stake.trim() : '';
}

async function betAtOnce(selection: OfferedPick, stake: string): Promise<void> {
  const { betQuickly } = await loadGuarded(() => import('./quick-bet.ts'));
  await betQuickly(selection, stake);
}

/**
 * A price with more characters than this fills a narrow button: the arrow stands above its end, not
 * after it.
 */
const mostBesideArrow = 4;
/**
 * One with more than this stays inside the narrowest button by being smaller, with still more
 * inside every one.
 */
const mostAtFullSize = 5;
const mostInWideButton = 7;

function lengthOf({ length }: string): 'long' | 'longest' | undefined {
  if (length > mostInWideButton) return 'longest';
  return length > mostAtFullSize ? 'long' : undefined;
}

/**
 * The price with an arrow for its last move; the arrow stands outside the flow, so that nothing
 * moves.
 */
function PriceFigure(props: { odds: string; move: PriceMove | null; isPressed: boolean }) {
  const t = useText();
  const oddsText = useOddsText();
  const { move } = props;
  const price = oddsText(props.odds);
  const tone = move === 'up' ? 'text-odds-up' : 'text-odds-down';
  return (
    <span className="price-figure relative font-bold" data-length={lengthOf(price)}>
      {price}
      {move ? (
        <>
          <Icon
            name={move === 'up' ? 'arrow-up' : 'arrow-down'}
            size={10}
            className={classNames(
              'absolute',
              price.length > mostBesideArrow
                ? 'end-0 bottom-full'
                : 'start-full top-1/2 -translate-y-1/2',
              !props.isPressed && tone,
            )}
          />
          <span className="sr-only"> {t(`ui.sports.price.${move}`)}</span>
        </>
      ) : null}
    </span>
  );
}

type PriceMove = 'up' | 'down';

/** `up` or `down` for a moment after the price changed. */
function usePriceMove(odds: string): PriceMove | null {
  const before = useRef(odds);
  const [move, setMove] = useState<PriceMove | null>(null);
  useEffect(() => {
    const old = oddsMilliOf(before.current) ?? 0;
    const current = oddsMilliOf(odds) ?? 0;
    before.current = odds;
    if (old === current) return;
    setMove(current > old ? 'up' : 'down');
    const timer = setTimeout(() => setMove(null), flashMs);
    return () => clearTimeout(timer);
  }, [odds]);
  return move;
}
