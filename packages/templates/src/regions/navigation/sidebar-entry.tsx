import { Icon } from '@pavilion/ui/icon';
import { useId, useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { MenuItem } from '../../props/shell.ts';
import styles from './sidebar-entry.module.css';

/** A page of the sidebar; what is below it unfolds with the button beside it. */
export function SidebarEntry({ item }: { item: MenuItem }) {
  const { Link, text } = useTemplateEnvironment();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const children = item.children ?? [];
  return (
    <>
      <div className={styles.row} data-current={item.isActive}>
        <Link
          to={item.to}
          className={styles.link}
          aria-current={item.isActive ? 'page' : undefined}
        >
          <Icon name={item.icon} size={20} className={styles.icon} />
          <span className={styles.label}>{item.label}</span>
          {item.isHot ? <span className={styles.hot}>{text('ui.template.hot')}</span> : null}
          {item.badge ? <span className={styles.badge}>{item.badge}</span> : null}
        </Link>
        {children.length > 0 ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={text('ui.template.providersOf', { name: item.label })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'minus' : 'plus'} size={16} />
          </button>
        ) : null}
      </div>
      <ul id={id} className={styles.children} hidden={!isOpen}>
        {isOpen ? children.map((child) => <Child key={child.id} item={child} />) : null}
      </ul>
    </>
  );
}

function Child({ item }: { item: MenuItem }) {
  const { Link } = useTemplateEnvironment();
  return (
    <li>
      <Link to={item.to} className={styles.child} aria-current={item.isActive ? 'page' : undefined}>
        <span className={styles.label}>{item.label}</span>
        {item.badge ? <span className={styles.badge}>{item.badge}</span> : null}
      </Link>
    </li>
  );
}
