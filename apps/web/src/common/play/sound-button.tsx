import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { useStagePreferences } from './stage-preferences.ts';

/** Whether games may be heard; one choice for all of them. */
export function SoundButton() {
  const t = useText();
  const { isSoundOn } = useStagePreferences();
  return (
    <IconButton
      icon={isSoundOn ? 'sound' : 'sound-off'}
      label={t('ui.game.sound')}
      aria-pressed={isSoundOn}
      onClick={() => useStagePreferences.setState({ isSoundOn: !isSoundOn })}
    />
  );
}
