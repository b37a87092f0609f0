import { Icon } from '@pavilion/ui/icon';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import type { CSSProperties } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ProviderEntry } from '../../props/lobby.ts';
import styles from './provider-strip.module.css';

/** Logos of the providers with their number of games; one can be chosen, or all of them. */
export function ProviderStrip(props: {
  providers: ProviderEntry[];
  selectedId: string | null;
  onSelect: (providerId: string | null) => void;
}) {
  const { text } = useTemplateEnvironment();
  const columns = (most: number) => evenRows(props.providers.length + 1, most);
  const total = props.providers.reduce((sum, provider) => sum + provider.gameCount, 0);
  return (
    <section className={styles.strip} aria-labelledby="providers-title">
      <h2 id="providers-title" className={styles.title}>
        {text('ui.template.providers')}
      </h2>
      <ul
        className={styles.list}
        style={
          { '--few': columns(5), '--some': columns(7), '--many': columns(10) } as CSSProperties
        }
      >
        <li className={styles.item}>
          <button
            type="button"
            className={styles.provider}
            aria-pressed={props.selectedId === null}
            onClick={() => props.onSelect(null)}
          >
            <span className={styles.logo}>
              <Icon name="grid" size={24} />
              <span className={styles.name}>{text('ui.template.allProviders')}</span>
            </span>
            <span className={styles.count}>{text('ui.template.gameCount', { count: total })}</span>
          </button>
        </li>
        {props.providers.map((provider) => (
          <li key={provider.id} className={styles.item}>
            <button
              type="button"
              className={styles.provider}
              aria-pressed={props.selectedId === provider.id}
              onClick={() => props.onSelect(provider.id)}
            >
              <span className={styles.logo}>
                <ProviderLogo provider={provider} />
              </span>
              <span className={styles.count}>
                {text('ui.template.gameCount', { count: provider.gameCount })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Columns with which the rows are as equal as they can be. */
function evenRows(count: number, mostColumns: number): number {
  return Math.ceil(count / Math.ceil(count / Math.max(1, mostColumns)));
}

/** The logo, or the name where the logo is missing. */
function ProviderLogo({ provider }: { provider: ProviderEntry }) {
  const { hasFailed, watch } = usePictureFailure(!provider.logoUrl);
  return hasFailed ? (
    <span className={styles.name}>{provider.name}</span>
  ) : (
    <img
      {...watch}
      src={provider.logoUrl}
      alt={provider.name}
      loading="lazy"
      className={styles.image}
    />
  );
}
