import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { openLiveChat } from '../core/startup/live-chat.ts';
import styles from './floating.module.css';

/** The site's own button for its live chat. */
export function LiveChatButton() {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.round}
      data-kind="main"
      aria-label={t('_m.liveChat')}
      onClick={openLiveChat}
    >
      <Icon name="chat" size={24} />
    </button>
  );
}
