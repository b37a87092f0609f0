import { Icon, type IconName } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { barPages, type BarPage } from './bar-tabs.ts';
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
export function BarTab({ shell, page }: ChromeProps & { page: BarPage }) {
  const { Link } = useTemplateEnvironment();
  const entry = shell.menu.find(({ to }) => to === page.to);
  const isHere = entry?.isActive ?? shell.currentPath === page.to;
  return (
    <Link to={page.to} className={styles.item} aria-current={isHere ? 'page' : undefined}>
      <Face
        icon={page.icon}
        label={page.label}
        badge={page.to === barPages.myBets.to ? shell.betNewsCount : undefined}
      />
    </Link>
  );
}

/** Tabs that stand side by side. */
export function BarTabs({ shell, pages }: ChromeProps & { pages: readonly BarPage[] }) {
  return pages.map((page) => <BarTab key={page.to} shell={shell} page={page} />);
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
