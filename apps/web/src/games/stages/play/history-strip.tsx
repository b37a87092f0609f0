import { useText } from '@pavilion/i18n/react';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { classNames } from '@pavilion/ui/class-names';
import type { PlayStore } from './play-store.ts';
import type { PlayView } from './play-view.types.ts';
import type { RoundRecord } from '../../game-info.ts';
import { RoundDialog } from '../parts/round-dialog.tsx';
import styles from '../parts/stage.module.css';

/** True when the round paid more than it took: only that looks like winning. */
export const isNetWin = ({ payout, stake }: RoundRecord): boolean => Number(payout) > Number(stake);

/** The last results, the newest first; each opens to what it was and where it is checked. */
export function HistoryStrip(props: {
  store: PlayStore;
  view: PlayView;
  title: string;
  className?: string | undefined;
}) {
  const { store, view, title, className = styles.history } = props;
  const t = useText();
  const results = useStore(store, (state) => state.results);
  const [opened, setOpened] = useState<RoundRecord | null>(null);
  return (
    <>
      <ol className={className} aria-label={t('ui.game.lastResults')}>
        {results.slice(0, 12).map((round) => (
          <li key={round.round_id}>
            <button
              type="button"
              className={classNames('numeric', styles.result, isNetWin(round) && styles.won)}
              data-won={isNetWin(round) || undefined}
              onClick={() => setOpened(round)}
            >
              {view.resultText(round)}
            </button>
          </li>
        ))}
      </ol>
      {opened ? <RoundDialog round={opened} title={title} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
