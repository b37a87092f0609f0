import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { MenuItem } from '../../region-props.ts';
import styles from './mega-panel.module.css';

/** What a category opens to: the category itself, and its providers with their initial as a seal. */
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
              <span className={styles.seal} aria-hidden="true">
                {[...provider.label][0]}
              </span>
              <span className={styles.name}>{provider.label}</span>
              {provider.badge ? <span className={styles.badge}>{provider.badge}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
