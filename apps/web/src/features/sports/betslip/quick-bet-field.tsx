// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { SwitchField } from '@pavilion/ui/choice';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useSlipStore } from './betslip.store.ts';
import { quickTarget } from './keypad.store.ts';
import { setQuickStake } from './quick-bet.ts';
import { useSlipCurrency } from './slip-room.ts';
import { StakeField } from './stake-field.tsx';

/** Whether a touch on a price bets at once, and with how much; for whoever is signed in. */
export function QuickBetField() {
  const t = useText();
  const currency = useSlipCurrency();
  const accountId = useUserStore((state) => (state.isAuthenticated ? state.user.account_id : null));
  const quickBet = useSlipStore((state) => state.quickBet);
  if (accountId === null) return null;
  const stake = quickBet?.accountId === accountId ? quickBet.stake : null;
  return (
    <div className="grid gap-2">
      <SwitchField
        label={t('ui.betslip.quickBet')}
        hint={t('ui.betslip.quickBetText')}
        checked={stake !== null}
        onChange={(event) => setQuickStake(event.target.checked ? '' : null)}
      />
      {stake === null ? null : (
        <StakeField
          label={t('ui.betslip.quickStake')}
          value={stake}
          onChange={setQuickStake}
          target={quickTarget}
          currency={currency}
          maxStake={null}
          problemId={null}
        />
      )}
    </div>
  );
}
