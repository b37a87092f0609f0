import { useText } from '@pavilion/i18n/react';
import { Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useSlipStore } from './betslip.store.ts';

const SlipBody = lazyPart(async () => (await import('./slip-body.tsx')).SlipBody);
const OpenBets = lazyPart(async () => (await import('./open-bets.tsx')).OpenBets);

/**
 * The bet slip: the bets being prepared, and the player's open ones. What stands in it is loaded
 * when it is shown.
 */
export function BetSlip({ onSignIn }: { onSignIn: () => void }) {
  const t = useText();
  const count = useSlipStore((state) => state.lines.length);
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const [tab, setTab] = useState<'slip' | 'open'>('slip');
  const Shown = tab === 'open' ? OpenBets : SlipBody;
  return (
    <Tabs
      label={t('ui.betslip.title')}
      selectedId={tab}
      onSelect={(id) => setTab(id === 'open' ? 'open' : 'slip')}
      items={[
        { id: 'slip', label: t('ui.betslip.titleCount', { count }) },
        { id: 'open', label: t('ui.template.myBets') },
      ]}
    >
      <Suspense fallback={<Skeleton className="m-3 h-40" />}>
        <Shown isAuthenticated={isAuthenticated} onSignIn={onSignIn} />
      </Suspense>
    </Tabs>
  );
}
