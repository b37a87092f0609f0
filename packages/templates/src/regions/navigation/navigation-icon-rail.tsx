import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../region-props.ts';
import styles from './navigation-icon-rail.module.css';

/** A narrow rail of icons with short labels at the inline start; hidden on narrow screens (the drawer has it all). */
export function NavigationIconRail({ shell }: ChromeProps) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <nav className={styles.rail} aria-label={text('ui.template.games')}>
      <ul className={styles.list}>
        {[...shell.menu, ...shell.links.slice(0, 3)].map((item) => (
          <li key={item.id}>
            <Link
              to={item.to}
              className={styles.link}
              aria-current={item.isActive ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <Icon name={item.icon} size={24} />
              </span>
              <span className={styles.label}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
