// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';

/** Plays the picture of a round once more. */
export function ReplayAgain({ isPlaying, onAgain }: { isPlaying: boolean; onAgain: () => void }) {
  const t = useText();
  return (
    <Button kind="secondary" icon="refresh" disabled={isPlaying} onClick={onAgain}>
      {t('ui.fairness.replayAgain')}
    </Button>
  );
}
