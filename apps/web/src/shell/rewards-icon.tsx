import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useHref } from '../core/navigation/use-href.ts';
import { openSignIn } from '../core/session/auth-entry.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import styles from './floating.module.css';
import { rememberDismissal, wasDismissed } from './dismissed.ts';

/**
 * Leads to the rewards mini-game: in a new tab for players, to sign-in for guests. It can be
 * dismissed for this visit.
 */
export function RewardsIcon() {
  const t = useText();
  const [isDismissed, setDismissed] = useState(() => wasDismissed('rewards'));
  const minigame = useHref('/minigame');
  if (isDismissed) return null;
  const openRewards = (): void => {
    if (useUserStore.getState().isAuthenticated) open(minigame, '_blank', 'noopener');
    else openSignIn();
  };
  const dismiss = (): void => {
    rememberDismissal('rewards');
    setDismissed(true);
  };
  return (
    <div className={styles.rewards}>
      <button
        type="button"
        className={styles.round}
        data-kind="main"
        aria-label={t('_m.rewards')}
        onClick={openRewards}
      >
        <Icon name="gift" size={24} />
      </button>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('ui.floating.rewardsDismiss')}
        onClick={dismiss}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
