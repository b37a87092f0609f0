import { openSignIn } from '../core/session/auth-entry.ts';
import { BetSlip } from '../features/betslip/bet-slip.tsx';
import styles from './slip-column.module.css';

/** The bet slip, for the column beside the page. */
export function SlipColumn() {
  return (
    <div className={styles.column} data-slip-column="">
      <BetSlip onSignIn={openSignIn} />
    </div>
  );
}
