import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { openModal } from '../core/modals/modal.store.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import styles from './floating.module.css';

/** Opens the list of partners; it collapses to its handle and stays so (`showPartner`). */
export function PartnersTab() {
  const t = useText();
  const isOpen = useLayoutStore((state) => state.showPartner);
  return (
    <div className={styles.tab}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'ui.shell.partnersFold' : 'ui.shell.partnersUnfold')}
        onClick={() => useLayoutStore.setState({ showPartner: !isOpen })}
      >
        <Icon name={isOpen ? 'chevron-right' : 'handshake'} size={20} />
      </button>
      {isOpen ? (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => openModal('partners')}
        >
          {t('_m.partners')}
        </button>
      ) : null}
    </div>
  );
}
