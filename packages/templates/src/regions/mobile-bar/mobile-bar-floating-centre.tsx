import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { useBarPages, type BarPlace } from './bar-tabs.ts';
import styles from './mobile-bar-floating-centre.module.css';

const places: readonly BarPlace[] = [['home'], ['hot', 'slots'], ['sports', 'promotions', 'slots']];

/** An island above the edge of the screen; its raised centre is what matters most: money for players, sign-up for guests. */
export function MobileBarFloatingCentre({ shell }: ChromeProps) {
  const pages = useBarPages(shell, places);
  return (
    <BarFrame shell={shell} className={styles.island}>
      {(menu) => (
        <>
          <BarTabs shell={shell} pages={pages.slice(0, 2)} />
          <CentreButton shell={shell} />
          <BarTabs shell={shell} pages={pages.slice(2)} />
          {menu}
        </>
      )}
    </BarFrame>
  );
}

function CentreButton({ shell }: ChromeProps) {
  const { Link, text } = useTemplateEnvironment();
  const label = text(shell.player ? 'ui.template.deposit' : 'ui.template.signUp');
  const face = (
    <>
      <span className={styles.disc}>
        <Icon name={shell.player ? 'deposit' : 'user'} size={26} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  return shell.player ? (
    <Link to="/deposit" className={styles.centre}>
      {face}
    </Link>
  ) : (
    <button type="button" className={styles.centre} onClick={shell.onSignUp}>
      {face}
    </button>
  );
}
