import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** One part with all its states. */
export function PartSection(props: {
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className={styles.section}>
      <header>
        <h2 id={`${props.id}-title`} className={styles.title}>
          {props.title}
        </h2>
        <p className={styles.about}>{props.about}</p>
      </header>
      <div className={styles.specimens}>{props.children}</div>
    </section>
  );
}

/** One state. `isWide` takes the whole line. */
export function Specimen(props: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimen} data-wide={props.isWide}>
      <h3 className={styles.name}>{props.name}</h3>
      {props.children}
    </div>
  );
}

/** Things side by side that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
