import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { LanguageMenu } from '../../parts/language-menu.tsx';
import type { ChromeProps } from '../../region-props.ts';
import styles from './header-compact.module.css';

/** Three columns: logo, the search in the centre, account. */
export function HeaderCompact({ shell }: ChromeProps) {
  return (
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
  );
}
