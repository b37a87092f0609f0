// chunk: alone
import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { setStake, useSlipStore } from './betslip.store.ts';
import { setUnitStake } from './combined.store.ts';
import {
  closeKeypad,
  pressKey,
  quickTarget,
  unitTarget,
  useHasKeypad,
  useKeypad,
  type KeypadTarget,
} from './keypad.store.ts';
import { setQuickStake } from './quick-bet.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The keys of the stake that is being typed, on phones. The focus stays where it is: a key is no
 * field.
 */
export function StakeKeypad({ currency }: { currency: string }) {
  const t = useText();
  const target = useKeypad((state) => state.target);
  const hasKeypad = useHasKeypad();
  // What is typed into may have left the slip.
  const isThere = useSlipStore((state) => target !== null && stakeAt(state, target) !== null);
  const decimals = isCurrencyCode(currency) ? currencies[currency].exponent : 2;
  if (target === null || !isThere || !hasKeypad) return null;
  const press = (key: string): void =>
    write(target, pressKey(stakeAt(useSlipStore.getState(), target) ?? '', key, decimals));
  return (
    <div
      role="group"
      aria-label={t('ui.betslip.keypad')}
      onPointerDown={(event) => event.preventDefault()}
      className="numeric grid grid-cols-4 gap-1.5"
    >
      {digits.map((digit) => (
        <Key key={digit} label={digit} onPress={() => press(digit)} column={columnOf(digit)} />
      ))}
      <Key label="." name={t('ui.betslip.decimalPoint')} onPress={() => press('.')} column={1} />
      <Key label="0" onPress={() => press('0')} column={2} />
      <button
        type="button"
        aria-label={t('ui.betslip.backspace')}
        onClick={() => press('back')}
        className={`${keyClass} col-start-3`}
      >
        <Icon name="arrow-left" size={18} />
      </button>
      <button
        type="button"
        onClick={closeKeypad}
        className={`${keyClass} col-start-4 row-start-1 row-end-5 text-sm wrap-anywhere`}
      >
        {t('ui.betslip.done')}
      </button>
    </div>
  );
}

type SlipState = ReturnType<typeof useSlipStore.getState>;

/** What is typed there so far; null where it is gone. */
function stakeAt({ lines, unitStake, quickBet }: SlipState, target: KeypadTarget): string | null {
  if (target === unitTarget) return unitStake;
  if (target === quickTarget) return quickBet?.stake ?? null;
  return lines.find(({ selectionId }) => selectionId === target)?.stake ?? null;
}

function write(target: KeypadTarget, stake: string): void {
  if (target === unitTarget) setUnitStake(stake);
  else if (target === quickTarget) setQuickStake(stake);
  else setStake(target, stake);
}

const keyClass =
  'flex min-h-11 min-w-0 items-center justify-center rounded-control border border-line-strong bg-surface-2 px-1 font-bold';

const columnOf = (digit: string): number => ((Number(digit) - 1) % 3) + 1;

function Key(props: { label: string; name?: string; onPress: () => void; column: number }) {
  return (
    <button
      type="button"
      aria-label={props.name}
      onClick={props.onPress}
      className={keyClass}
      style={{ gridColumnStart: props.column }}
    >
      {props.label}
    </button>
  );
}
