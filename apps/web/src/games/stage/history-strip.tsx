import { useText } from '@pavilion/i18n/react';
import { useStore } from 'zustand/react';
import { classNames } from '@pavilion/ui/class-names';
import type { PlayStore } from '../engine/play-store.ts';
import type { GameView, RoundRecord } from '../game-view.ts';
import styles from './stage.module.css';

/** True when the round paid more than it took: only that looks like winning. */
export const isNetWin = ({ payout, stake }: RoundRecord): boolean => Number(payout) > Number(stake);

/** The last results, the newest first. */
export function HistoryStrip({ store, view }: { store: PlayStore; view: GameView }) {
  const t = useText();
  const results = useStore(store, (state) => state.results);
  return (
    <ol className={styles.history} aria-label={t('ui.game.lastResults')}>
      {results.slice(0, 12).map((round) => (
        <li
          key={round.round_id}
          className={classNames('numeric', styles.result, isNetWin(round) && styles.won)}
        >
          {view.resultText(round)}
        </li>
      ))}
    </ol>
  );
}
