import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { SearchDialog } from '../../parts/search-button.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarButton, BarTabs } from './bar-item.tsx';
import { useBarPages, type BarPlace } from './bar-tabs.ts';

/** What a sportsbook is about. */
const sportsPlaces: readonly BarPlace[] = [['sports'], ['live'], ['myBets']];

/** Four tabs, the search first and widest; of a sportsbook five. */
export function MobileBarSearchFirst({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const pages = useBarPages(
    shell,
    shell.menu.some(({ isSports }) => isSports)
      ? sportsPlaces
      : [['home'], [shell.player ? 'deposit' : 'promotions', 'slots']],
  );
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <BarFrame shell={shell} kind="search-first">
        {(menu) => (
          <>
            <BarButton
              icon="search"
              label={text('ui.template.search')}
              isOpen={isSearching}
              isProminent
              onPress={() => setSearching(true)}
            />
            <BarTabs shell={shell} pages={pages} />
            {menu}
          </>
        )}
      </BarFrame>
      <SearchDialog shell={shell} isOpen={isSearching} onClose={() => setSearching(false)} />
    </>
  );
}
