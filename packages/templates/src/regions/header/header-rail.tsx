import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { SiteMenus } from '../../parts/more-menu.tsx';
import { SearchButton } from '../../parts/search-button.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { useFrameLayout } from '../../use-layout.ts';
import styles from './header-rail.module.css';

/**
 * A slim line: mark, ticker, tools. Everything else is beside the page. Narrow, the ticker has a
 * line of its own above that scrolls away; it then comes first for the keyboard too.
 */
export function HeaderRail({ shell }: ChromeProps) {
  const isWide = useFrameLayout() === 'wide';
  const logo = <BrandLogo key="logo" brand={shell.brand} isShort={shell.player !== null} />;
  const ticker = (
    <div key="ticker" className={styles.ticker} data-region="ticker">
      <Ticker texts={shell.marquee} />
    </div>
  );
  return (
    <header className={styles.rail} data-region="header">
      {isWide ? [logo, ticker] : [ticker, logo]}
      <div className={styles.tools}>
        {shell.oddsFormat && shell.sportsTree.length > 0 ? shell.oddsFormat : null}
        <SearchButton shell={shell} />
        <SiteMenus shell={shell} />
      </div>
      <AccountArea shell={shell} />
    </header>
  );
}

HeaderRail.oddsFormat = 'wide' as const;
