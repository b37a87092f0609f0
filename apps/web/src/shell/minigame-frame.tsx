import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { useEffect, type ReactNode } from 'react';
import { go } from '../core/navigation/go.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import styles from './minigame-frame.module.css';
import { useBalances } from './use-balances.ts';

/** What Escape closes before it closes the page: dialogs, and menus that hang open. */
const openParts = 'dialog[open], [aria-expanded="true"]';

/** The layout `minigame`: a stage that fills the window, above it the balance and the way out. */
export function MinigameFrame({ children }: { children: ReactNode }) {
  const t = useText();
  useEscape();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Brand />
        <PlayerBalances />
        <IconButton icon="close" label={t('ui.common.close')} onClick={leave} />
      </header>
      <main id="main" tabIndex={-1} className={styles.stage}>
        {children}
      </main>
    </div>
  );
}

function Brand() {
  const site = useLayoutStore((state) => state.site);
  const { hasFailed, watch } = usePictureFailure(!site?.logo1);
  if (!site) return null;
  if (hasFailed) return <span className={styles.name}>{site.site_name}</span>;
  return (
    <picture className={styles.brand}>
      {site.logo2 ? <source media="(width < 640px)" srcSet={site.logo2} /> : null}
      <img {...watch} src={site.logo1} alt={site.site_name} className={styles.logo} />
    </picture>
  );
}

function PlayerBalances() {
  const t = useText();
  const balances = useBalances();
  if (!balances) return null;
  return (
    <dl className={styles.balances}>
      <div className={styles.amount}>
        <dt>{t('ui.common.tokens')}</dt>
        <dd>{balances.tokens}</dd>
      </div>
      <div className={styles.amount}>
        <dt>{t('ui.common.balance')}</dt>
        <dd>{balances.balance}</dd>
      </div>
    </dl>
  );
}

/**
 * Escape leaves the stage, but never in the middle of writing or over something that it closes
 * itself.
 */
function useEscape(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!document.querySelector(openParts)) leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/**
 * Closes the tab that was opened for the game, else leads home. A tab with a past is the visitor's
 * own; what the browser does not let a script close leads home too.
 */
function leave(): void {
  if (window.opener !== null || history.length === 1) window.close();
  if (!window.closed) go('/');
}
