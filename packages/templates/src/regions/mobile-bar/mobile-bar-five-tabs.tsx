import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTab } from './bar-item.tsx';

/** Home, games, sports, promotions or the wallet, and the menu. */
export function MobileBarFiveTabs({ shell }: ChromeProps) {
  return (
    <BarFrame shell={shell}>
      {(menu) => (
        <>
          <BarTab shell={shell} page="home" />
          <BarTab shell={shell} page="slots" />
          <BarTab shell={shell} page="sports" />
          <BarTab shell={shell} page={shell.player ? 'deposit' : 'promotions'} instead="hot" />
          {menu}
        </>
      )}
    </BarFrame>
  );
}
