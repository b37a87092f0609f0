// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { useMedia } from '@pavilion/web-core/viewport/use-media';
import { BetSlip } from './bet-slip.tsx';
import { closeSlip, useSlipStore } from './betslip.store.ts';

/**
 * The slip where there is no room for a column: a sheet from below on phones, a drawer on wider
 * screens.
 */
export function BetSlipSheet({ onSignIn }: { onSignIn: () => void }) {
  const t = useText();
  const isOpen = useSlipStore((state) => state.isOpen);
  const isPhone = !useMedia('(min-width: 640px)');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeSlip}
      title={t('ui.betslip.title')}
      closeLabel={t('ui.common.close')}
      kind={isPhone ? 'sheet' : 'drawer'}
      size={isPhone ? 'medium' : 'small'}
      isFlush
    >
      <BetSlip
        onSignIn={() => {
          closeSlip();
          onSignIn();
        }}
      />
    </Dialog>
  );
}
