import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { isSportsBrand, moneyPlace, sportsPlaces, useBarPages } from './bar-tabs.ts';

/** Four tabs, the search first and widest; of a sportsbook five. */
export function MobileBarSearchFirst({ shell }: ChromeProps) {
  const pages = useBarPages(
    shell,
    isSportsBrand(shell) ? sportsPlaces : [['home'], moneyPlace(shell)],
  );
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
