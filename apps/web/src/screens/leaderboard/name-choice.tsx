import { useText } from '@pavilion/i18n/react';
import { SwitchField } from '@pavilion/ui/choice';
import { useNameShown } from '../../features/rewards/races/race.queries.ts';

/** How the player stands in races: by a masked name, or by none. */
export function NameChoice() {
  const t = useText();
  const { shown, change } = useNameShown();
  if (!shown.data) return null;
  return (
    <SwitchField
      label={t('ui.leaderboard.hideName')}
      hint={t('ui.leaderboard.hideNameHint')}
      checked={shown.data.shown === 'hidden'}
      isBusy={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
