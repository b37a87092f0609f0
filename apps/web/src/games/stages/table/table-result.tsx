import type { CurrencyCode } from '@pavilion/domain/currencies';
import { useFormat } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { ShownWin, tierOf } from '../play/win-figure.tsx';
import type { TableRoomState } from './table-room.ts';
import styles from './table.module.css';

/** What one's own ticket came to, over the picture; below the stake numbers only. */
export function TableResultLine(props: { state: TableRoomState; currency: CurrencyCode }) {
  const { state, currency } = props;
  const format = useFormat();
  const { round, result } = state;
  if (!round || !result || result.payoutMinor === 0n) return null;
  const amount = format.money(result.payoutMinor, currency);
  if (result.payoutMinor <= result.stakeMinor)
    return <p className={classNames('numeric', styles.paid)}>{amount}</p>;
  return (
    <ShownWin
      key={round.roundId}
      tier={tierOf(Number(result.payoutMinor) / Number(result.stakeMinor))}
      multiplier={null}
      amount={amount}
    />
  );
}
