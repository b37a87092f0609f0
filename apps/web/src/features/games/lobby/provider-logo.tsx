import { providerLogoPath } from '@pavilion/domain/providers';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import styles from './provider-logo.module.css';

/**
 * The logo of a provider by its code, on a plate as dark as logos are drawn for; the name where it
 * is missing.
 */
export function ProviderLogo({ code, name }: { code: string; name: string }) {
  const { hasFailed, watch } = usePictureFailure();
  return (
    <span className={styles.plate}>
      {hasFailed ? (
        name
      ) : (
        <img
          {...watch}
          src={providerLogoPath(code)}
          alt={name}
          height={24}
          decoding="async"
          className={styles.image}
        />
      )}
    </span>
  );
}
