import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { openModal } from '../core/modals/modal.store.ts';
import styles from './floating.module.css';

/** Opens the assistant. */
export function AssistantButton() {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={t('ui.floating.assistant')}
      aria-haspopup="dialog"
      onClick={() => openModal('assistant')}
    >
      <Icon name="robot" size={24} />
    </button>
  );
}
