// chunk: standing
import { useFormat, useText } from '@pavilion/i18n/react';
import { Suspense } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';

const BonusPlayed = lazyPart(async () => (await import('../rewards/bonus-played.tsx')).BonusPlayed);

/**
 * Money under conditions beside the cash it is not, and how far it is played: nothing where the
 * player has none.
 */
export function BonusMoney() {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const amount = useUserStore((state) => (state.isAuthenticated ? state.bonus.balance : '0'));
  if (Number(amount) === 0) return null;
  return (
    <span className="text-sm text-text-muted">
      {t('ui.rewards.bonusMoney')}{' '}
      <strong className="numeric text-accent-text">{format.money(amount, currency)}</strong>
      <Suspense fallback={null}>
        <BonusPlayed />
      </Suspense>
    </span>
  );
}
