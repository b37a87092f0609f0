import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { MenuDrawer } from '../../parts/menu-drawer.tsx';
import { SearchDialog } from '../../parts/search-button.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarButton, BarLink } from './bar-item.tsx';
import styles from './mobile-bar.module.css';

/** Four tabs, the search first and widest. */
export function MobileBarSearchFirst({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const [opened, setOpened] = useState<'search' | 'menu' | null>(null);
  const isAt = (path: string) => shell.currentPath === path;
  const close = () => setOpened(null);
  const money = shell.player ? ('/deposit' as const) : ('/promotions' as const);
  return (
    <>
      <nav
        className={styles.bar}
        data-region="mobile-bar"
        data-kind="search-first"
        aria-label={text('ui.template.mobileBar')}
      >
        <BarButton
          icon="search"
          label={text('ui.template.search')}
          isOpen={opened === 'search'}
          isProminent
          onPress={() => setOpened('search')}
        />
        <BarLink icon="home" label={text('_m.home')} to="/" isActive={isAt('/')} />
        <BarLink
          icon={shell.player ? 'wallet' : 'gift'}
          label={text(shell.player ? 'ui.template.deposit' : '_m.promotions')}
          to={money}
          isActive={isAt(money)}
        />
        <BarButton
          icon="menu"
          label={text('ui.template.menu')}
          isOpen={opened === 'menu'}
          onPress={() => setOpened('menu')}
        />
      </nav>
      <SearchDialog shell={shell} isOpen={opened === 'search'} onClose={close} />
      <MenuDrawer shell={shell} isOpen={opened === 'menu'} onClose={close} />
    </>
  );
}
