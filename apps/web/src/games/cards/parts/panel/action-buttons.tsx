import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useStore } from 'zustand/react';
import { useStagePreferences } from '../../../../common/play/stage-preferences.ts';
import type { RoundRecord } from '../../../game-info.ts';
import type { PlayStore } from '../../../stages/play/play-store.ts';
import { actionName } from '../card-words.ts';
import { actOn } from './act-on.ts';
import { actionKeys, costOf } from './hand-actions.ts';
import styles from './panel.module.css';

/** What may be done with the open hand, each with what it takes and its key. */
export function ActionButtons({ store, round }: { store: PlayStore; round: RoundRecord }) {
  const t = useText();
  const format = useFormat();
  const { hasHotkeys } = useStagePreferences();
  const isAsking = useStore(store, ({ phase }) => phase === 'asking');
  return (
    <div className={styles.actions} role="group" aria-label={t('ui.game.cards.actionsOf')}>
      {round.actions.map((action, at) => {
        const cost = costOf(action, round);
        return (
          <Button
            key={action}
            size="large"
            kind={at === 0 ? 'primary' : 'secondary'}
            disabled={isAsking}
            aria-keyshortcuts={hasHotkeys ? actionKeys[action]?.replace('Key', '') : undefined}
            onClick={() => actOn(store, action)}
          >
            <span className={styles.action}>
              {actionName(action, t)}
              {cost === null ? null : (
                <small className="numeric">{format.money(cost, round.currency)}</small>
              )}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
