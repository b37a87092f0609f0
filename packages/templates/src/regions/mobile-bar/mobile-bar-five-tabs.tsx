import type { ChromeProps } from '../../props/shell.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { useGamePages } from './bar-tabs.ts';

/** Home, games, search, the wallet or promotions, and the menu. */
export function MobileBarFiveTabs({ shell }: ChromeProps) {
  const pages = useGamePages(shell);
  return (
    <BarFrame shell={shell}>
      {({ menu, search }) => (
        <>
          <BarTabs shell={shell} pages={pages.slice(0, 2)} />
          {search}
          <BarTabs shell={shell} pages={pages.slice(2)} />
          {menu}
        </>
      )}
    </BarFrame>
  );
}
