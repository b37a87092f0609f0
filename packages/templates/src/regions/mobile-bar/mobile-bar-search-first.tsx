import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { SearchDialog } from '../../parts/search-button.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarButton, BarTab } from './bar-item.tsx';

/** Four tabs, the search first and widest. */
export function MobileBarSearchFirst({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
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
            <BarTab shell={shell} page="home" />
            <BarTab shell={shell} page={shell.player ? 'deposit' : 'promotions'} instead="slots" />
            {menu}
          </>
        )}
      </BarFrame>
      <SearchDialog shell={shell} isOpen={isSearching} onClose={() => setSearching(false)} />
    </>
  );
}
