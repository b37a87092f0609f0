import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../environment.tsx';
import type { MenuItem } from '../props/shell.ts';
import styles from './menu-links.module.css';

/** A vertical list of links with icons; children are indented below their parent. */
export function MenuLinks(props: { items: MenuItem[]; onChoose?: () => void; isNested?: boolean }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <ul className={props.isNested ? styles.nested : styles.list}>
      {props.items.map((item) => (
        <li key={item.id}>
          <Link
            to={item.to}
            className={styles.link}
            onClick={props.onChoose}
            aria-current={item.isActive ? 'page' : undefined}
          >
            <Icon name={item.icon} size={20} className={styles.icon} />
            <span className={styles.label}>{item.label}</span>
            {item.isHot ? <span className={styles.hot}>{text('ui.template.hot')}</span> : null}
            {item.badge ? <span className={styles.badge}>{item.badge}</span> : null}
          </Link>
          {item.children && item.children.length > 0 ? (
            <MenuLinks items={item.children} onChoose={props.onChoose} isNested />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
