import { useState, type ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { MenuDrawer } from '../../parts/menu-drawer.tsx';
import { SearchDialog } from '../../parts/search-button.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarButton } from './bar-item.tsx';
import styles from './mobile-bar.module.css';

/** Tabs that every bar puts in the places of its own. */
export interface BarTools {
  menu: ReactNode;
  search: ReactNode;
}

/** The bar with the drawer and the search that its tabs open. `children` is given those tabs and puts them in their places. */
export function BarFrame(
  props: ChromeProps & {
    className?: string | undefined;
    kind?: 'search-first';
    prominent?: keyof BarTools;
    children: (tools: BarTools) => ReactNode;
  },
) {
  const { text } = useTemplateEnvironment();
  const [open, setOpen] = useState<keyof BarTools | null>(null);
  const close = () => setOpen(null);
  const tool = (name: keyof BarTools) => (
    <BarButton
      icon={name}
      label={text(`ui.template.${name}`)}
      isOpen={open === name}
      isProminent={props.prominent === name}
      onPress={() => setOpen(name)}
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
        {props.children({ menu: tool('menu'), search: tool('search') })}
      </nav>
      <MenuDrawer shell={props.shell} isOpen={open === 'menu'} onClose={close} />
      <SearchDialog shell={props.shell} isOpen={open === 'search'} onClose={close} />
    </>
  );
}
