import { useTemplateEnvironment } from '../../environment.tsx';
import { ScrollStrip } from '../../parts/scroll-strip.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import styles from './navigation-inline-links.module.css';

/** A centred row of category links between hairline rules. */
export function NavigationInlineLinks({ shell }: ChromeProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <nav className={styles.strip} data-region="navigation" aria-label={text('ui.template.games')}>
      <ScrollStrip listClassName={styles.list}>
        {shell.menu.map((item) => (
          <li key={item.id}>
            <Link
              to={item.to}
              className={styles.link}
              aria-current={item.isActive ? 'page' : undefined}
            >
              {item.label}
              {item.isHot ? <span className={styles.hot}>{text('ui.template.hot')}</span> : null}
            </Link>
          </li>
        ))}
      </ScrollStrip>
    </nav>
  );
}
