import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { MenuDrawer } from '../../parts/menu-drawer.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarButton, BarLink } from './bar-item.tsx';
import styles from './mobile-bar-floating-centre.module.css';

/** An island above the edge of the screen; its raised centre is what matters most: money for players, sign-up for guests. */
export function MobileBarFloatingCentre({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const [isOpen, setOpen] = useState(false);
  const isAt = (path: string) => shell.currentPath === path;
  return (
    <>
      <nav
        className={styles.island}
        data-region="mobile-bar"
        aria-label={text('ui.template.mobileBar')}
      >
        <BarLink icon="home" label={text('_m.home')} to="/" isActive={isAt('/')} />
        <BarLink icon="fire" label={text('_m.hot')} to="/hot" isActive={isAt('/hot')} />
        <CentreButton shell={shell} />
        <BarLink
          icon="gift"
          label={text('_m.promotions')}
          to="/promotions"
          isActive={isAt('/promotions')}
        />
        <BarButton
          icon="menu"
          label={text('ui.template.menu')}
          isOpen={isOpen}
          onPress={() => setOpen(true)}
        />
      </nav>
      <MenuDrawer shell={shell} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
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
