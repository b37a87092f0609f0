import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { openModal } from '../core/modals/modal.store.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import styles from './floating.module.css';

/**
 * Opens the list of partners; it collapses to its handle and stays so (`showPartner`). On narrow
 * screens it begins collapsed: open it would lie over the page.
 */
export function PartnersTab({ isPocket }: { isPocket: boolean }) {
  const t = useText();
  const isWanted = useLayoutStore((state) => state.showPartner);
  const [isOpen, setOpen] = useState(() => isWanted && (isPocket || !isNarrow()));
  const fold = (): void => {
    setOpen(!isOpen);
    useLayoutStore.setState({ showPartner: !isOpen });
  };
  return (
    <div className={styles.tab}>
      {/* At rest only the beginning shows: the list is one touch away, folding never is. A
          pointer brings all of it out, under itself: wherever it stands then, it must stand on
          what it came for, so folding keeps to a corner. */}
      {isOpen ? (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => openModal('partners')}
        >
          <Icon name="handshake" size={20} />
          <span>{t('_m.partners')}</span>
        </button>
      ) : null}
      <button
        type="button"
        className={isOpen && !isPocket ? styles.dismiss : styles.fold}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'ui.floating.partnersFold' : 'ui.floating.partnersUnfold')}
        onClick={fold}
      >
        <Icon name={isOpen ? 'chevron-right' : 'handshake'} size={isOpen && !isPocket ? 14 : 20} />
      </button>
    </div>
  );
}

/** The template's own breakpoint decides; this is drawn in the browser only. */
const isNarrow = (): boolean => document.documentElement.dataset['layout'] === 'narrow';
