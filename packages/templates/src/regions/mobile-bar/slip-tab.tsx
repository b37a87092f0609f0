import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { BarButton } from './bar-item.tsx';

/** The bet slip with its count: it stands in the middle of every sportsbook's bar. */
export function SlipTab({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  return (
    <BarButton
      icon="ticket"
      label={text('ui.template.betSlip')}
      badge={shell.slipCount}
      isProminent
      onPress={shell.onOpenSlip}
    />
  );
}
