import { Icon, type IconName } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { barPages, type BarPageName } from './bar-tabs.ts';
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

/** A tab of the mobile bar that leads to a page; to `instead` on a site that does not have that page. */
export function BarTab(props: ChromeProps & { page: BarPageName; instead?: BarPageName }) {
  const { shell, page, instead = page } = props;
  const { Link, text, isOffered } = useTemplateEnvironment();
  const { icon, label, to } = barPages[isOffered?.(barPages[page].to) === false ? instead : page];
  return (
    <Link
      to={to}
      className={styles.item}
      aria-current={shell.currentPath === to ? 'page' : undefined}
    >
      <Face icon={icon} label={text(label)} />
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
