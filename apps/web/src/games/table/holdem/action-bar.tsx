import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import {
  boundsOf,
  decimalsOf,
  minorOf,
  potBet,
  potOf,
  textOf,
  within,
  type WagerBounds,
} from './chip-amounts.ts';
import styles from './holdem.module.css';
import {
  useAct,
  type Action,
  type Legal,
  type PlayedHand,
  type PokerTable,
} from './poker.queries.ts';
import { useActionKeys } from './use-action-keys.ts';

interface Props {
  tableId: string;
  table: PokerTable;
  hand: PlayedHand;
  legal: Legal;
}

/**
 * What may be done at one's turn: buttons, keys F, C and R, and the size of a bet. Mounted anew for
 * each turn.
 */
export function ActionBar(props: Props) {
  const t = useText();
  const format = useFormat();
  const { table, hand, legal } = props;
  const act = useAct(props.tableId);
  const decimals = decimalsOf(table.currency);
  const [wanted, setWanted] = useState(legal.wager?.least ?? '');
  const money = (amount: string): string => format.money(amount, table.currency);
  const send = (action: Action, amount?: string): void => {
    if (!act.isPending) act.mutate({ hand, action, ...(amount === undefined ? {} : { amount }) });
  };
  const { wager } = legal;
  const bounds = wager && boundsOf(wager, decimals);
  const total = bounds && textOf(within(bounds, minorOf(amountText(wanted), decimals)), decimals);
  const call = (): void => send(legal.can_check ? 'check' : 'call');
  const raise = (): void => {
    if (wager && total) send(wager.action, total);
    else if (legal.all_in !== null) send('all_in');
  };
  useActionKeys({ f: () => send('fold'), c: call, r: raise });
  return (
    <div className={styles.actions} role="group" aria-label={t('ui.poker.yourTurn')}>
      {wager && bounds && bounds.leastMinor < bounds.mostMinor ? (
        <Size {...props} bounds={bounds} decimals={decimals} wanted={wanted} onChange={setWanted} />
      ) : null}
      <div className={styles.buttons}>
        <Button kind="secondary" isBusy={act.isPending} onClick={() => send('fold')}>
          {t('ui.poker.fold')}
        </Button>
        <Button kind="secondary" isBusy={act.isPending} onClick={call}>
          {legal.call === null || legal.can_check
            ? t('ui.poker.check')
            : t('ui.poker.call', { amount: money(legal.call) })}
        </Button>
        {wager && total ? (
          <Button isBusy={act.isPending} onClick={raise}>
            {wager.action === 'bet'
              ? t('ui.poker.bet', { amount: money(total) })
              : t('ui.poker.raise', { amount: money(total) })}
          </Button>
        ) : legal.all_in === null ? null : (
          <Button isBusy={act.isPending} onClick={() => send('all_in')}>
            {t('ui.poker.allIn', { amount: money(legal.all_in) })}
          </Button>
        )}
      </div>
      <p className={styles.keys}>{t('ui.poker.keys')}</p>
    </div>
  );
}

interface SizeProps extends Props {
  bounds: WagerBounds;
  decimals: number;
  wanted: string;
  onChange: (text: string) => void;
}

const sliderSteps = 100;

/** The size of a bet: parts of the pot, a slider from the least to the most, and a typed sum. */
function Size(props: SizeProps) {
  const t = useText();
  const { bounds, decimals, wanted, onChange } = props;
  const minor = within(bounds, minorOf(amountText(wanted), decimals));
  const span = bounds.mostMinor - bounds.leastMinor;
  const step = Number(((minor - bounds.leastMinor) * BigInt(sliderSteps)) / span);
  const set = (to: bigint): void => onChange(textOf(within(bounds, to), decimals));
  return (
    <div className={styles.size}>
      <Presets {...props} onSet={set} />
      <input
        type="range"
        min={0}
        max={sliderSteps}
        value={step}
        aria-label={t('ui.poker.size')}
        aria-valuetext={textOf(minor, decimals)}
        onChange={(event) =>
          set(bounds.leastMinor + (span * BigInt(event.target.value)) / BigInt(sliderSteps))
        }
      />
      <TextField
        label={t('ui.poker.size')}
        isLabelHidden
        inputMode="decimal"
        maxLength={amountMaxLength}
        value={wanted}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => set(minor)}
      />
    </div>
  );
}

function Presets({
  hand,
  legal,
  bounds,
  decimals,
  onSet,
}: SizeProps & { onSet: (to: bigint) => void }) {
  const t = useText();
  const pot = {
    potMinor: potOf(hand, decimals),
    toMatchMinor: minorOf(hand.to_match, decimals),
    callMinor: legal.call === null ? 0n : minorOf(legal.call, decimals),
  };
  const presets = [
    [t('ui.poker.half'), potBet(pot, [1n, 2n])],
    [t('ui.poker.twoThirds'), potBet(pot, [2n, 3n])],
    [t('ui.poker.wholePot'), potBet(pot, [1n, 1n])],
    [t('ui.poker.most'), bounds.mostMinor],
  ] as const;
  return (
    <div className={styles.presets}>
      {presets.map(([name, to]) => (
        <Button key={name} kind="ghost" size="small" onClick={() => onSet(to)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
