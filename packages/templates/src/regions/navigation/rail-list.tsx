import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { MenuItem } from '../../props/shell.ts';
import styles from './navigation-icon-rail.module.css';

/** Icons with their label below, one under the other. */
export function RailList({ items }: { items: MenuItem[] }) {
  const { Link } = useTemplateEnvironment();
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={item.to}
            className={styles.link}
            aria-current={item.isActive ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon name={item.icon} size={24} />
              {item.badge ? <span className={styles.count}>{item.badge}</span> : null}
            </span>
            <span className={styles.label}>{item.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
