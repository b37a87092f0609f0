import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import { ScrollStrip } from '../../parts/scroll-strip.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import styles from './navigation-icon-tabs.module.css';

/** Large icons over their labels in one strip, as wide as the page. */
export function NavigationIconTabs({ shell }: ChromeProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <nav className={styles.strip} data-region="navigation" aria-label={text('ui.template.games')}>
      <ScrollStrip listClassName={styles.list}>
        {shell.menu.map((item) => (
          <li key={item.id}>
            <Link
              to={item.to}
              className={styles.tab}
              aria-current={item.isActive ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <Icon name={item.icon} size={26} />
                {item.isHot ? <span className={styles.hot}>{text('ui.template.hot')}</span> : null}
              </span>
              <span className={styles.label}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ScrollStrip>
    </nav>
  );
}
