import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarButton, BarTab } from './bar-item.tsx';

/** The drawer first, then four tabs. */
export function MobileBarDrawerFourTabs({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  return (
    <BarFrame shell={shell} isMenuProminent>
      {(menu) => (
        <>
          {menu}
          <BarTab shell={shell} page="home" />
          <BarTab shell={shell} page="hot" />
          <BarTab shell={shell} page="promotions" instead="slots" />
          {shell.player ? (
            <BarTab shell={shell} page="deposit" />
          ) : (
            <BarButton icon="user" label={text('ui.template.signIn')} onPress={shell.onSignIn} />
          )}
        </>
      )}
    </BarFrame>
  );
}
