import { useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { BetSlip } from './bet-slip.tsx';
import { closeSlip, useSlipStore } from './betslip.store.ts';

/** The slip in a drawer, where there is no room for a column. */
export function BetSlipDrawer({ onSignIn }: { onSignIn: () => void }) {
  const t = useText();
  const isOpen = useSlipStore((state) => state.isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeSlip}
      title={t('ui.betslip.title')}
      closeLabel={t('ui.common.close')}
      kind="drawer"
      size="small"
    >
      <div className="-m-5 pb-4">
        <BetSlip
          onSignIn={() => {
            closeSlip();
            onSignIn();
          }}
        />
      </div>
    </Dialog>
  );
}
