import { useTemplateEnvironment } from '../../environment.tsx';
import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { LanguageMenu } from '../../parts/language-menu.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import type { ChromeProps } from '../../region-props.ts';
import styles from './header-bar.module.css';

/** One sticky bar: logo, search, account. The ticker runs above it on wide screens. */
export function HeaderBar({ shell }: ChromeProps) {
  const { Link } = useTemplateEnvironment();
  return (
    <>
      <div className={styles.utility}>
        <div className={styles.utilityInner}>
          <Ticker texts={shell.marquee} />
          <ul className={styles.links}>
            {shell.links.slice(0, 5).map((link) => (
              <li key={link.id}>
                <Link to={link.to} aria-current={link.isActive ? 'page' : undefined}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <BrandLogo brand={shell.brand} />
          <div className={styles.search}>{shell.search}</div>
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
