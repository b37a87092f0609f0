import { useTemplateEnvironment } from '../../environment.tsx';
import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { LanguageMenu } from '../../parts/language-menu.tsx';
import { SearchButton } from '../../parts/search-button.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import type { ChromeProps } from '../../region-props.ts';
import styles from './header-bar.module.css';

/** One sticky bar: logo, the smaller links, search, account. The ticker runs in a thin line above it. */
export function HeaderBar({ shell }: ChromeProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <>
      <div className={styles.line} data-region="ticker">
        <Ticker texts={shell.marquee} />
      </div>
      <header className={styles.bar} data-region="header">
        <div className={styles.inner}>
          <BrandLogo brand={shell.brand} isShort={shell.player !== null} />
          <nav className={styles.links} aria-label={text('ui.template.more')}>
            <ul>
              {shell.links.slice(0, 4).map((link) => (
                <li key={link.id}>
                  <Link to={link.to} aria-current={link.isActive ? 'page' : undefined}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.search}>{shell.search}</div>
          <div className={styles.find}>
            <SearchButton shell={shell} />
          </div>
          <div className={styles.end}>
            <div className={styles.language}>
              <LanguageMenu shell={shell} />
            </div>
            <AccountArea shell={shell} />
          </div>
        </div>
      </header>
    </>
  );
}
