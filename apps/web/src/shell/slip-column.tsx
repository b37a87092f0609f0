import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { useEffect, useRef } from 'react';
import { openSignIn } from '../core/session/auth-entry.ts';
import { BetSlip } from '../features/sports/betslip/bet-slip.tsx';
import { closeSlip } from '../features/sports/betslip/betslip.store.ts';
import styles from './slip-column.module.css';

/**
 * The bet slip, for the column beside the page; with a way to close it where it stands only because
 * it was opened.
 */
export function SlipColumn({ isClosable }: { isClosable: boolean }) {
  return (
    <div className={styles.column} data-slip-column="">
      {isClosable ? <ColumnHead /> : null}
      <BetSlip onSignIn={openSignIn} />
    </div>
  );
}

function ColumnHead() {
  const t = useText();
  const ref = useRef<HTMLHeadingElement>(null);
  // It came by a button far from here in the document.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="flex items-center justify-between ps-4">
      <h2 ref={ref} tabIndex={-1} className="m-0 text-base font-bold outline-none">
        {t('ui.betslip.title')}
      </h2>
      <IconButton icon="close" label={t('ui.common.close')} onClick={closeSlip} />
    </div>
  );
}
