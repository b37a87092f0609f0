import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState } from '@pavilion/ui/states';

/**
 * In the place of a game that ended because the player opened another one; he may come back, which
 * ends that one.
 */
export function MovedOn({ onBack }: { onBack: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon="lock"
        title={t('ui.game.movedTitle')}
        text={t('ui.game.movedText')}
        action={
          <Button icon="play" onClick={onBack}>
            {t('ui.game.movedBack')}
          </Button>
        }
      />
    </div>
  );
}
