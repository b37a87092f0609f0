import { useState, type ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { MenuDrawer } from '../../parts/menu-drawer.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarButton } from './bar-item.tsx';
import styles from './mobile-bar.module.css';

/** The bar with the drawer that its menu tab opens. `children` is given that tab and puts it in its place. */
export function BarFrame(
  props: ChromeProps & {
    className?: string | undefined;
    kind?: 'search-first';
    isMenuProminent?: boolean;
    children: (menu: ReactNode) => ReactNode;
  },
) {
  const { text } = useTemplateEnvironment();
  const [isOpen, setOpen] = useState(false);
  const menu = (
    <BarButton
      icon="menu"
      label={text('ui.template.menu')}
      isOpen={isOpen}
      isProminent={props.isMenuProminent ?? false}
      onPress={() => setOpen(true)}
    />
  );
  return (
    <>
      <nav
        className={props.className ?? styles.bar}
        data-region="mobile-bar"
        data-kind={props.kind}
        aria-label={text('ui.template.mobileBar')}
      >
        {props.children(menu)}
      </nav>
      <MenuDrawer shell={props.shell} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
