import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { SiteMenus } from '../../parts/more-menu.tsx';
import { SearchButton } from '../../parts/search-button.tsx';
import { ShellLinks } from '../../parts/shell-links.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import styles from './header-transparent.module.css';

/**
 * Glass over the hero. Used with navigation placement `header`, where the frame lays it over the
 * home page's hero; on other pages it stands above the content. The ticker's line above it is solid
 * and scrolls away; the frame counts its height.
 */
export function HeaderTransparent({ shell }: ChromeProps) {
  return (
    <>
      <div className={styles.line} data-region="ticker">
        <Ticker texts={shell.marquee} />
      </div>
      <header className={styles.bar} data-region="header">
        <div className={styles.inner}>
          <BrandLogo brand={shell.brand} isShort={shell.player !== null} />
          <ShellLinks shell={shell} most={4} className={styles.links} />
          <div className={styles.tools}>
            <SearchButton shell={shell} />
            <SiteMenus shell={shell} />
          </div>
          <AccountArea shell={shell} />
        </div>
      </header>
    </>
  );
}
