import { Icon } from '@pavilion/ui/icon';
import { Fragment } from 'react';
import { useTemplateEnvironment } from '../environment.tsx';
import type { PlayerSummary, ShellProps } from '../props/shell.ts';
import styles from './wallet.module.css';

/** From this length on an amount is set smaller, so that all of it stays readable on a desktop. */
const longAmount = 14;

/** The balance, refreshed by a press, and the way to deposit. */
export function Wallet({ shell, player }: { shell: ShellProps; player: PlayerSummary }) {
  const { Link, text } = useTemplateEnvironment();
  const isLong = player.balance.length > longAmount;
  const bonus =
    player.bonus === null ? null : text('ui.template.bonusMoney', { amount: player.bonus });
  const label = text('ui.template.balanceRefresh', { balance: player.balance });
  return (
    <div className={styles.wallet}>
      <button
        type="button"
        className={styles.balance}
        onClick={shell.onRefreshBalance}
        title={bonus === null ? player.balance : `${player.balance} · ${bonus}`}
        aria-label={bonus === null ? label : `${label}. ${bonus}`}
      >
        <Icon name="wallet" size={16} className={styles.icon} />
        <span className={styles.amounts}>
          <span className={styles.amount} data-long={isLong}>
            {isLong ? <Breakable amount={player.balance} /> : player.balance}
          </span>
          {bonus === null ? null : <span className={styles.bonus}>{bonus}</span>}
        </span>
      </button>
      <Link to="/deposit" className={styles.deposit} aria-label={text('ui.template.deposit')}>
        <Icon name="plus" size={18} />
        <span className={styles.depositText}>{text('ui.template.deposit')}</span>
      </Link>
    </div>
  );
}

/**
 * Where there is too little room a long amount goes on in a second line after a group of digits,
 * never within one. Others stay in one line, which a place to break would end even where lines must
 * not wrap.
 */
function Breakable({ amount }: { amount: string }) {
  return amount.split(/(?<=\d[^\d]+)(?=\d{3})/).map((group, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {group}
    </Fragment>
  ));
}
