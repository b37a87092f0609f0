import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { barPages, useBarPages, type BarPlace } from './bar-tabs.ts';
import { SlipTab } from './slip-tab.tsx';

const places: readonly BarPlace[] = [['sports'], ['myBets']];
const placesWithoutSports: readonly BarPlace[] = [['home'], ['hot', 'slots'], ['myBets']];

/**
 * A sportsbook's bar whose first place is the search: what is in play stands on its home already.
 */
export function MobileBarSearchSlip({ shell }: ChromeProps) {
  const { isOffered } = useTemplateEnvironment();
  const hasSports = isOffered?.(barPages.sports.to) !== false;
  const pages = useBarPages(shell, hasSports ? places : placesWithoutSports);
  return (
    <BarFrame shell={shell}>
      {({ menu, search }) => (
        <>
          {search}
          <BarTabs shell={shell} pages={pages.slice(0, 1)} />
          {hasSports ? <SlipTab shell={shell} /> : null}
          <BarTabs shell={shell} pages={pages.slice(1)} />
          {menu}
        </>
      )}
    </BarFrame>
  );
}

MobileBarSearchSlip.hasSlip = true as const;
