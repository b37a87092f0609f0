import { Icon } from '@pavilion/ui/icon';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { MenuItem } from '../../props/shell.ts';
import styles from './mega-panel.module.css';

/** What a category opens to: the category itself, and its providers with their logos. */
export function MegaPanel(props: { item: MenuItem; providers: MenuItem[]; onChoose: () => void }) {
  const { Link, text } = useTemplateEnvironment();
  const { item, onChoose } = props;
  return (
    <div className={styles.inner}>
      <Link to={item.to} className={styles.category} onClick={onChoose}>
        <Icon name={item.icon} size={36} />
        <span className={styles.title}>{item.label}</span>
        <span className={styles.all}>
          {text('ui.template.seeAll')}
          <Icon name="chevron-right" size={16} />
        </span>
      </Link>
      <ul
        className={styles.providers}
        aria-label={text('ui.template.providersOf', { name: item.label })}
      >
        {props.providers.map((provider) => (
          <li key={provider.id}>
            <Link to={provider.to} className={styles.provider} onClick={onChoose}>
              <ProviderLogo provider={provider} />
              {provider.badge ? <span className={styles.badge}>{provider.badge}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The logo, or the name where the logo is missing. */
function ProviderLogo({ provider }: { provider: MenuItem }) {
  const { hasFailed, watch } = usePictureFailure(!provider.logoUrl);
  return (
    <span className={styles.logo}>
      {hasFailed ? (
        provider.label
      ) : (
        <img {...watch} src={provider.logoUrl} alt={provider.label} className={styles.image} />
      )}
    </span>
  );
}
