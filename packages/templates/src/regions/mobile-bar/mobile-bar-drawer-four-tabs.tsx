import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { MenuDrawer } from '../../parts/menu-drawer.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarButton, BarLink } from './bar-item.tsx';
import styles from './mobile-bar.module.css';

/** The drawer first, then four tabs. */
export function MobileBarDrawerFourTabs({ shell }: ChromeProps) {
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
        <BarButton
          icon="menu"
          label={text('ui.template.menu')}
          isOpen={isOpen}
          isProminent
          onPress={() => setOpen(true)}
        />
        <BarLink icon="home" label={text('_m.home')} to="/" isActive={isAt('/')} />
        <BarLink icon="fire" label={text('_m.hot')} to="/hot" isActive={isAt('/hot')} />
        <BarLink
          icon="gift"
          label={text('_m.promotions')}
          to="/promotions"
          isActive={isAt('/promotions')}
        />
        {shell.player ? (
          <BarLink
            icon="wallet"
            label={text('ui.template.deposit')}
            to="/deposit"
            isActive={isAt('/deposit')}
          />
        ) : (
          <BarButton icon="user" label={text('ui.template.signIn')} onPress={shell.onSignIn} />
        )}
      </nav>
      <MenuDrawer shell={shell} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
