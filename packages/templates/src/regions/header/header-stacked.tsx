import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { SiteMenus } from '../../parts/more-menu.tsx';
import { ShellLinks } from '../../parts/shell-links.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import styles from './header-stacked.module.css';

/**
 * A utility strip (links, ticker, language) over a tall row with logo, a long search and account.
 */
export function HeaderStacked({ shell }: ChromeProps) {
  return (
    <>
      <div className={styles.strip} data-region="ticker">
        <ShellLinks shell={shell} most={5} className={styles.links} />
        <div className={styles.ticker}>
          <Ticker texts={shell.marquee} />
        </div>
        <div className={styles.language}>
          <SiteMenus shell={shell} />
        </div>
      </div>
      <header className={styles.main} data-region="header">
        <div className={styles.inner}>
          <BrandLogo brand={shell.brand} isShort={shell.player !== null} />
          <div className={styles.search}>{shell.search}</div>
          <AccountArea shell={shell} />
        </div>
      </header>
    </>
  );
}
