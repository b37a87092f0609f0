import type { ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { useToolDialogs, type ToolName } from '../../parts/use-tool-dialogs.ts';
import type { ChromeProps } from '../../props/shell.ts';
import { BarButton } from './bar-item.tsx';
import styles from './mobile-bar.module.css';

/** Tabs that every bar puts in the places of its own. */
export type BarTools = Record<ToolName, ReactNode>;

/**
 * The bar with the drawer and the search that its tabs open. `children` is given those tabs and
 * puts them in their places.
 */
export function BarFrame(
  props: ChromeProps & {
    className?: string | undefined;
    kind?: 'search-first';
    prominent?: ToolName;
    children: (tools: BarTools) => ReactNode;
  },
) {
  const { text } = useTemplateEnvironment();
  const { open, show, close, dialogs } = useToolDialogs();
  const tool = (name: ToolName) => (
    <BarButton
      icon={name}
      label={text(`ui.template.${name}`)}
      isOpen={open === name}
      isProminent={props.prominent === name}
      onPress={() => show(name)}
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
      {dialogs ? (
        <>
          <dialogs.MenuDrawer shell={props.shell} isOpen={open === 'menu'} onClose={close} />
          <dialogs.SearchDialog shell={props.shell} isOpen={open === 'search'} onClose={close} />
        </>
      ) : null}
    </>
  );
}
