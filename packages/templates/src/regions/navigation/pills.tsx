import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import { ScrollStrip } from '../../parts/scroll-strip.tsx';
import type { MenuItem } from '../../props/shell.ts';
import styles from './navigation-pill-tabs.module.css';

/** The row of pills; a rule stands before the item at `splitAt`. */
export function Pills({ items, splitAt = 0 }: { items: MenuItem[]; splitAt?: number }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <ScrollStrip listClassName={styles.list}>
      {items.map((item, index) => (
        <li key={item.id} data-split={splitAt > 0 && index === splitAt}>
          <Link
            to={item.to}
            className={styles.pill}
            aria-current={item.isActive ? 'page' : undefined}
          >
            <Icon name={item.icon} size={18} />
            {item.label}
            {item.badge ? <span className={styles.count}>{item.badge}</span> : null}
            {item.isHot ? <span className={styles.hot}>{text('ui.template.hot')}</span> : null}
          </Link>
        </li>
      ))}
    </ScrollStrip>
  );
}
