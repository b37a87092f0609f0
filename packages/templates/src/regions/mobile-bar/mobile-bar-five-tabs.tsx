import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { MenuDrawer } from '../../parts/menu-drawer.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarButton, BarLink } from './bar-item.tsx';
import styles from './mobile-bar.module.css';

/** Home, games, sports, promotions or the wallet, and the menu. */
export function MobileBarFiveTabs({ shell }: ChromeProps) {
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
        <BarLink icon="slots" label={text('_m.slots')} to="/slots" isActive={isAt('/slots')} />
        <BarLink
          icon="sportsbook"
          label={text('_m.sports')}
          to="/sports"
          isActive={isAt('/sports')}
        />
        {shell.player ? (
          <BarLink
            icon="wallet"
            label={text('ui.template.deposit')}
            to="/deposit"
            isActive={isAt('/deposit')}
          />
        ) : (
          <BarLink
            icon="gift"
            label={text('_m.promotions')}
            to="/promotions"
            isActive={isAt('/promotions')}
          />
        )}
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
