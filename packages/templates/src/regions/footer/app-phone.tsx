import type { SiteBrand } from '../../region-props.ts';
import styles from './app-phone.module.css';

/** A drawn phone with the site's mark on it. Decorative. */
export function AppPhone({ brand }: { brand: SiteBrand }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.banner}>
          {brand.logoMark ? <img src={brand.logoMark} alt="" loading="lazy" /> : null}
        </div>
        <span className={styles.tile} />
        <span className={styles.tile} />
        <span className={styles.tile} />
        <span className={styles.tile} />
      </div>
    </div>
  );
}
