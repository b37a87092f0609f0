import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarTabs } from './bar-item.tsx';
import { barPages, sportsPlaces, useBarPages, type BarPlace } from './bar-tabs.ts';
import { SlipTab } from './slip-tab.tsx';

/** A site without sports has no bets to slip in: games take that place. */
const placesWithoutSports: readonly BarPlace[] = [['home'], ['hot'], ['slots'], ['myBets']];

/** Sports first, then what is in play, the bet slip with its count in the middle. */
export function MobileBarSports({ shell }: ChromeProps) {
  const { isOffered } = useTemplateEnvironment();
  const hasSports = isOffered?.(barPages.sports.to) !== false;
  const pages = useBarPages(shell, hasSports ? sportsPlaces : placesWithoutSports);
  return (
    <BarFrame shell={shell}>
      {({ menu }) => (
        <>
          <BarTabs shell={shell} pages={pages.slice(0, 2)} />
          {hasSports ? <SlipTab shell={shell} /> : null}
          <BarTabs shell={shell} pages={pages.slice(2)} />
          {menu}
        </>
      )}
    </BarFrame>
  );
}

MobileBarSports.hasSlip = true as const;
