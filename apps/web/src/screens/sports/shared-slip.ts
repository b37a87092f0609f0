import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { openSlip } from '../../features/sports/betslip/betslip.store.ts';
import { loadShared } from '../../features/sports/betslip/share-slip.ts';

/**
 * Puts the selections of a code in the address (`/sports?slip=…`) into the slip, once, and shows
 * them.
 */
export function useSharedSlip(): void {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const code = params.get('slip');
  const take = useEffectEvent(async (wanted: string) => {
    setParams(
      (now) => {
        now.delete('slip');
        return now;
      },
      { replace: true },
    );
    try {
      await loadShared(wanted);
      openSlip();
    } catch (thrown) {
      const reason = thrown instanceof CallFailure ? thrown.code : 'disconnect';
      const title = t.find(`errors.${reason}`) ?? t('ui.common.offlineText');
      showToast({ tone: 'error', title });
    }
  });
  useEffect(() => {
    if (code !== null) void take(code);
  }, [code]);
}
