import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { SiteMenus } from '../../parts/more-menu.tsx';
import { SearchButton } from '../../parts/search-button.tsx';
import { ShellLinks } from '../../parts/shell-links.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { isSportsBrand } from '../mobile-bar/bar-tabs.ts';
import styles from './header-bar.module.css';

/**
 * One sticky bar: logo, the smaller links, search, account. The ticker runs in a thin line above
 * it.
 */
export function HeaderBar({ shell }: ChromeProps) {
  return (
    <>
      <div className={styles.line} data-region="ticker">
        <Ticker texts={shell.marquee} />
      </div>
      <header className={styles.bar} data-region="header">
        <div className={styles.inner}>
          <BrandLogo brand={shell.brand} isShort={shell.player !== null} />
          <ShellLinks shell={shell} most={4} className={styles.links} />
          <div className={styles.search}>{shell.search}</div>
          <div className={styles.find} data-sports={isSportsBrand(shell)}>
            <SearchButton shell={shell} />
          </div>
          <div className={styles.end}>
            <div className={styles.language}>
              <SiteMenus shell={shell} />
            </div>
            <AccountArea shell={shell} />
          </div>
        </div>
      </header>
    </>
  );
}
