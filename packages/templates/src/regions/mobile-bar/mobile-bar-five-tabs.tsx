import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { useBarPages } from './bar-tabs.ts';

/** Home, games, sports, promotions or the wallet, and the menu. */
export function MobileBarFiveTabs({ shell }: ChromeProps) {
  const pages = useBarPages(shell, [
    ['home'],
    ['slots'],
    ['sports', 'hot'],
    [shell.player ? 'deposit' : 'promotions', 'hot'],
  ]);
  return (
    <BarFrame shell={shell}>
      {(menu) => (
        <>
          <BarTabs shell={shell} pages={pages} />
          {menu}
        </>
      )}
    </BarFrame>
  );
}
