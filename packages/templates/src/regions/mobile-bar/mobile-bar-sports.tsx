import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../region-props.ts';
import { BarFrame } from './bar-frame.tsx';
import { BarButton, BarTab } from './bar-item.tsx';

/** Sports first, the bet slip with its count in the middle. */
export function MobileBarSports({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  return (
    <BarFrame shell={shell}>
      {(menu) => (
        <>
          <BarTab shell={shell} page="home" />
          <BarTab shell={shell} page="sports" />
          <BarButton
            icon="ticket"
            label={text('ui.template.betSlip')}
            badge={shell.slipCount}
            isProminent
            onPress={shell.onOpenSlip}
          />
          <BarTab shell={shell} page="myBets" />
          {menu}
        </>
      )}
    </BarFrame>
  );
}
