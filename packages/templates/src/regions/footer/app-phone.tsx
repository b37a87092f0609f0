import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import type { SiteBrand } from '../../props/shell.ts';
import styles from './app-phone.module.css';

/** A drawn phone with the site's mark on it. Decorative. */
export function AppPhone({ brand }: { brand: SiteBrand }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.banner}>
          <Mark brand={brand} />
        </div>
        <span className={styles.tile} />
        <span className={styles.tile} />
        <span className={styles.tile} />
        <span className={styles.tile} />
      </div>
    </div>
  );
}

/** The site's mark; its first letter when the picture is missing. */
function Mark({ brand }: { brand: SiteBrand }) {
  const { hasFailed, watch } = usePictureFailure(!brand.logoMark);
  return hasFailed ? (
    <span className={styles.initial}>{Array.from(brand.logoText || brand.name)[0]}</span>
  ) : (
    <img {...watch} src={brand.logoMark} alt="" loading="lazy" />
  );
}
