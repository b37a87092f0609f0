import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { MenuDrawer } from '../../parts/menu-drawer.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarButton, BarLink } from './bar-item.tsx';
import styles from './mobile-bar.module.css';

/** Sports first, the bet slip with its count in the middle. */
export function MobileBarSports({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const [isOpen, setOpen] = useState(false);
  const isAt = (path: string) => shell.currentPath === path;
  return (
    <>
      <nav
        className={styles.bar}
        data-region="mobile-bar"
        aria-label={text('ui.template.mobileBar')}
      >
        <BarLink icon="home" label={text('_m.home')} to="/" isActive={isAt('/')} />
        <BarLink
          icon="sportsbook"
          label={text('_m.sports')}
          to="/sports"
          isActive={isAt('/sports')}
        />
        <BarButton
          icon="ticket"
          label={text('ui.template.betSlip')}
          badge={shell.slipCount}
          isProminent
          onPress={shell.onOpenSlip}
        />
        <BarLink
          icon="history"
          label={text('ui.template.myBets')}
          to="/bet-history"
          isActive={isAt('/bet-history')}
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
