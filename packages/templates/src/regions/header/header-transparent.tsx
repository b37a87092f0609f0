import { useTemplateEnvironment } from '../../environment.tsx';
import { AccountArea } from '../../parts/account-area.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { LanguageMenu } from '../../parts/language-menu.tsx';
import { SearchButton } from '../../parts/search-button.tsx';
import type { ChromeProps } from '../../region-props.ts';
import styles from './header-transparent.module.css';

/**
 * Glass over the hero. Used with navigation placement `header`, where the frame lays it over the home page's hero; on other
 * pages it stands above the content.
 */
export function HeaderTransparent({ shell }: ChromeProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
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
        <div className={styles.tools}>
          <SearchButton shell={shell} />
          <LanguageMenu shell={shell} />
        </div>
        <AccountArea shell={shell} />
      </div>
    </header>
  );
}
