import { useTemplateEnvironment } from '../../environment.tsx';
import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { SiteMenus } from '../../parts/more-menu.tsx';
import { ScrollStrip } from '../../parts/scroll-strip.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import { SearchButton } from '../../parts/search-button.tsx';
import type { ChromeProps, MenuItem } from '../../props/shell.ts';
import styles from './header-stacked-odds.module.css';

/**
 * The bookmaker's header: brand and account above, products and odds format below; one row where
 * there are no products yet. The ticker's line under it stays with it where there is room, and
 * scrolls away in narrow windows.
 */
export function HeaderStackedOdds({ shell }: ChromeProps) {
  const hasProducts = shell.menu.length > 0;
  return (
    <>
      <header className={styles.header} data-region="header">
        <div className={styles.top}>
          <BrandLogo brand={shell.brand} isShort={shell.player !== null} />
          <div className={styles.search}>{shell.search}</div>
          {hasProducts ? null : <Tools shell={shell} />}
          <AccountArea shell={shell} />
        </div>
        {hasProducts ? (
          <div className={styles.bottom}>
            <Products items={shell.menu} />
            <Tools shell={shell} />
          </div>
        ) : null}
      </header>
      <div className={styles.ticker} data-region="ticker">
        <Ticker texts={shell.marquee} />
      </div>
    </>
  );
}

HeaderStackedOdds.oddsFormat = 'always' as const;

function Products({ items }: { items: MenuItem[] }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <nav className={styles.products} aria-label={text('ui.template.products')}>
      <ScrollStrip>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} aria-current={item.isActive ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ScrollStrip>
    </nav>
  );
}

function Tools({ shell }: ChromeProps) {
  return (
    <>
      <div className={styles.find}>
        <SearchButton shell={shell} />
      </div>
      <div className={styles.tools}>
        {shell.oddsFormat}
        <div className={styles.language}>
          <SiteMenus shell={shell} />
        </div>
      </div>
    </>
  );
}
