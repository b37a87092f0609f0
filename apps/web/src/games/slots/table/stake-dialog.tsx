import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { useStore } from 'zustand/react';
import type { PlayStore } from '../../stages/play/play-store.ts';
import type { GameInfo } from '../../game-info.ts';
import { StakeField } from '../../stages/parts/stake-field.tsx';
import styles from './dialogs.module.css';
import { stakeLadder } from './stake-ladder.ts';

/** Every stake one is led to, and a field for any other. */
export function StakeDialog(props: {
  store: PlayStore;
  info: GameInfo;
  mode: 'real' | 'demo';
  onClose: () => void;
}) {
  const { store, info, mode, onClose } = props;
  const t = useText();
  const format = useFormat();
  const stake = useStore(store, (state) => state.stake);
  const { currency } = info.stake;
  return (
    <Dialog
      title={t('ui.game.slots.bar.choose')}
      closeLabel={t('ui.common.close')}
      onClose={onClose}
      kind="sheet"
      size="small"
      isOpen
    >
      <form
        className={styles.asked}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <ul className={styles.stakes}>
          {stakeLadder(info.stake).map((one) => (
            <li key={one}>
              <button
                type="button"
                className="numeric"
                aria-pressed={one === stake}
                onClick={() => {
                  store.setStake(one);
                  onClose();
                }}
              >
                {format.money(one, currency)}
              </button>
            </li>
          ))}
        </ul>
        <StakeField store={store} info={info} mode={mode} isDisabled={false} />
        <Button type="submit" isWide size="large">
          {t('ui.game.slots.bar.take')}
        </Button>
      </form>
    </Dialog>
  );
}
