import styles from './hero-none.module.css';

/** No hero: a drawn rule, and the lobby starts. */
export function HeroNone() {
  return <div className={styles.line} aria-hidden="true" />;
}
