import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { SiteMenus } from '../../parts/more-menu.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import styles from './header-compact.module.css';

/**
 * Three columns: logo, the search in the centre, account. The ticker stands below and scrolls away.
 */
export function HeaderCompact({ shell }: ChromeProps) {
  return (
    <>
      <header className={styles.bar} data-region="header">
        <div className={styles.inner}>
          <BrandLogo brand={shell.brand} isShort={shell.player !== null} />
          <div className={styles.search}>{shell.search}</div>
          <div className={styles.end}>
            <div className={styles.language}>
              <SiteMenus shell={shell} />
            </div>
            <AccountArea shell={shell} />
          </div>
        </div>
      </header>
      {shell.marquee === null || shell.marquee.length > 0 ? (
        <div className={styles.line} data-region="ticker">
          <Ticker texts={shell.marquee} />
        </div>
      ) : null}
    </>
  );
}
