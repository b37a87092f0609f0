// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { PriceToggle, type PriceButtonProps } from '../price-button.tsx';
import { isBuildable, mostPicks } from './builder-line.ts';
import { togglePick, useBuilderStore } from './builder.store.ts';

/** A price that is a pick of the builder while it is pressed; quiet where a builder takes none. */
export function BuilderPrice(props: PriceButtonProps) {
  const { selection } = props;
  const t = useText();
  const isPicked = useBuilderStore(({ picks }) =>
    picks.some(({ selectionId }) => selectionId === selection.selectionId),
  );
  const onPress = () => {
    if (togglePick(selection)) return;
    showToast({ tone: 'warning', title: t('ui.builder.full', { max: mostPicks }) });
  };
  const isQuiet = !isPicked && !isBuildable(selection);
  return (
    <PriceToggle
      {...props}
      isPressed={isPicked}
      onPress={onPress}
      whyQuiet={isQuiet ? t('ui.builder.notFor') : null}
    />
  );
}
