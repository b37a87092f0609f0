import type { ChromeProps } from '../../props/shell.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { moneyPlace, useBarPages } from './bar-tabs.ts';

/** Four tabs, the search first and widest. */
export function MobileBarSearchFirst({ shell }: ChromeProps) {
  const pages = useBarPages(shell, [['home'], moneyPlace(shell)]);
  return (
    <BarFrame shell={shell} kind="search-first" prominent="search">
      {({ menu, search }) => (
        <>
          {search}
          <BarTabs shell={shell} pages={pages} />
          {menu}
        </>
      )}
    </BarFrame>
  );
}
