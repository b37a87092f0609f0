import type { ChromeProps } from '../../props/shell.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { useGamePages } from './bar-tabs.ts';

/** The drawer first, then four tabs. */
export function MobileBarDrawerFourTabs({ shell }: ChromeProps) {
  const pages = useGamePages(shell);
  return (
    <BarFrame shell={shell} prominent="menu">
      {({ menu, search }) => (
        <>
          {menu}
          <BarTabs shell={shell} pages={pages.slice(0, 2)} />
          {search}
          <BarTabs shell={shell} pages={pages.slice(2)} />
        </>
      )}
    </BarFrame>
  );
}
