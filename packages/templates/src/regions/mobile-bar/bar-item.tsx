import { Icon, type IconName } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './mobile-bar.module.css';

interface BarFace {
  icon: IconName;
  label: string;
  badge?: number;
}

function Face({ icon, label, badge }: BarFace) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}

/** A tab of the mobile bar that leads to a page. */
export function BarLink(props: BarFace & { to: string; isActive: boolean }) {
  const { Link } = useTemplateEnvironment();
  return (
    <Link to={props.to} className={styles.item} aria-current={props.isActive ? 'page' : undefined}>
      <Face icon={props.icon} label={props.label} badge={props.badge} />
    </Link>
  );
}

/** A tab of the mobile bar that does something. */
export function BarButton(
  props: BarFace & { onPress: () => void; isOpen?: boolean; isProminent?: boolean },
) {
  return (
    <button
      type="button"
      className={props.isProminent ? styles.prominent : styles.item}
      aria-expanded={props.isOpen}
      onClick={props.onPress}
    >
      <Face icon={props.icon} label={props.label} badge={props.badge} />
    </button>
  );
}
