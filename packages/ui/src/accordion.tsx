import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon, type IconName } from './icon.tsx';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  icon?: IconName;
  content: ReactNode;
  isOpen?: boolean;
}

/**
 * Titles that open and close, on the platform's own element: findable by the browser's search even
 * while closed.
 */
export function Accordion(props: {
  items: readonly AccordionItem[];
  /** At most one is open at a time. */
  isExclusive?: boolean;
}) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {props.items.map((item) => (
        <details
          key={item.id}
          name={props.isExclusive ? name : undefined}
          open={item.isOpen}
          className={styles.item}
        >
          <summary className={styles.title}>
            {item.icon ? <Icon name={item.icon} size={20} className={styles.icon} /> : null}
            <span className={styles.text}>{item.title}</span>
            <Icon name="chevron-down" size={20} className={styles.arrow} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
