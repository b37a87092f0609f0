import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';
import { Icon } from '@pavilion/ui/icon';

export interface Crumb {
  label: string;
  /** Missing for the page one is on. */
  to?: string;
}

/** The way to the page one is on. Links are the caller's, whose router knows them. */
export function Breadcrumb(props: {
  label: string;
  crumbs: readonly Crumb[];
  link: (crumb: Required<Crumb>) => ReactNode;
}) {
  return (
    <nav aria-label={props.label}>
      <ol className={styles.crumbs}>
        {props.crumbs.map(({ label, to }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 ? <Icon name="chevron-right" size={16} className={styles.mark} /> : null}
            {to === undefined ? (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            ) : (
              props.link({ label, to })
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
