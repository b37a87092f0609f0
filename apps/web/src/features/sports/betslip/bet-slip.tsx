import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { useState } from 'react';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useSlipStore } from './betslip.store.ts';
import { OpenBets } from './open-bets.tsx';
import { SlipPlaced } from './slip-placed.tsx';
import { SlipForm } from './slip-form.tsx';

/** The bet slip: the bets being prepared, and the player's open ones. */
export function BetSlip({ onSignIn }: { onSignIn: () => void }) {
  const t = useText();
  const lines = useSlipStore((state) => state.lines);
  const placed = useSlipStore((state) => state.placed);
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const [tab, setTab] = useState<'slip' | 'open'>('slip');
  return (
    <Tabs
      label={t('ui.betslip.title')}
      selectedId={tab}
      onSelect={(id) => setTab(id === 'open' ? 'open' : 'slip')}
      items={[
        { id: 'slip', label: t('ui.betslip.titleCount', { count: lines.length }) },
        { id: 'open', label: t('ui.template.myBets') },
      ]}
    >
      {tab === 'open' ? (
        <OpenBets isAuthenticated={isAuthenticated} onSignIn={onSignIn} />
      ) : placed !== null ? (
        <SlipPlaced placed={placed} />
      ) : lines.length === 0 ? (
        <EmptyState icon="ticket" title={t('ui.betslip.empty')} text={t('ui.betslip.emptyText')} />
      ) : (
        <SlipForm lines={lines} isAuthenticated={isAuthenticated} onSignIn={onSignIn} />
      )}
    </Tabs>
  );
}
