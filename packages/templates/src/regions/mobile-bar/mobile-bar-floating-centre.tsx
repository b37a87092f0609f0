import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { gamePlaces, useBarPages } from './bar-tabs.ts';
import styles from './mobile-bar-floating-centre.module.css';

/**
 * An island above the edge of the screen; its raised centre is what matters most: money for
 * players, sign-up for guests.
 */
export function MobileBarFloatingCentre({ shell }: ChromeProps) {
  const pages = useBarPages(shell, gamePlaces);
  return (
    <BarFrame shell={shell} className={styles.island}>
      {({ menu, search }) => (
        <>
          <BarTabs shell={shell} pages={pages} />
          <CentreButton shell={shell} />
          {search}
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
