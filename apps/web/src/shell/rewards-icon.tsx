import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useHref } from 'react-router';
import { openSignIn } from '../core/session/auth-entry.ts';
import { useUserStore } from '../core/stores/user.store.ts';

/** Leads to the rewards mini-game: in a new tab for players, to sign-in for guests. It can be dismissed for this visit. */
export function RewardsIcon() {
  const t = useText();
  const [isDismissed, setDismissed] = useState(false);
  const minigame = useHref('/minigame');
  if (isDismissed) return null;
  const openRewards = (): void => {
    if (useUserStore.getState().isAuthenticated) open(minigame, '_blank', 'noopener');
    else openSignIn();
  };
  return (
    <div className="relative">
      <button
        type="button"
        className="grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-hover"
        aria-label={t('_m.rewards')}
        onClick={openRewards}
      >
        <Icon name="gift" size={24} />
      </button>
      <button
        type="button"
        className="absolute -end-1 -top-1 grid size-6 place-items-center rounded-full border border-line bg-surface-1 text-text"
        aria-label={t('ui.shell.rewardsDismiss')}
        onClick={() => setDismissed(true)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
