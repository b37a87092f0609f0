import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarButton, BarTabs } from './bar-item.tsx';
import { useBarPages, type BarPlace } from './bar-tabs.ts';

const places: readonly BarPlace[] = [['home'], ['hot', 'slots'], ['sports', 'promotions', 'slots']];

/** The drawer first, then four tabs. */
export function MobileBarDrawerFourTabs({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const pages = useBarPages(shell, shell.player ? [...places, ['deposit']] : places);
  return (
    <BarFrame shell={shell} isMenuProminent>
      {(menu) => (
        <>
          {menu}
          <BarTabs shell={shell} pages={pages} />
          {shell.player ? null : (
            <BarButton icon="user" label={text('ui.template.signIn')} onPress={shell.onSignIn} />
          )}
        </>
      )}
    </BarFrame>
  );
}
