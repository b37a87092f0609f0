import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { shortMultiplier } from '../../stages/parts/multiplier-figure.ts';
import type { PlayStore } from '../../stages/play/play-store.ts';
import type { GameInfo } from '../../game-info.ts';
import { worthOf } from '../../stages/play/bet-panel.tsx';
import type { SlotLook } from '../slot-look.ts';
import styles from './control-bar.module.css';
import dialogs from './dialogs.module.css';

/**
 * Sells the feature where the rules of the place and of the machine let it, after a word on what it
 * costs.
 */
export function FeatureButton(props: {
  look: SlotLook;
  info: GameInfo;
  store: PlayStore;
  isDisabled: boolean;
}) {
  const { look, info, store, isDisabled } = props;
  const t = useText();
  const format = useFormat();
  const stake = useStore(store, (state) => state.stake);
  const [isAsking, ask] = useState(false);
  const cost = look.game.machine.buyCost;
  const { properties } = info.params as { properties?: Record<string, unknown> };
  if (cost === null || !info.flags.buy || !properties?.['buy']) return null;
  const money = (amount: string): string => format.money(amount, info.stake.currency);
  const price = /^\d+(\.\d+)?$/.test(stake) ? money(worthOf(stake, cost)) : null;
  const close = (): void => ask(false);
  return (
    <>
      <button
        type="button"
        className={styles.buy}
        aria-haspopup="dialog"
        disabled={isDisabled || price === null}
        onClick={() => ask(true)}
      >
        <span>{t('ui.game.slots.bar.buy')}</span>
        <strong className="numeric">{price}</strong>
      </button>
      <Dialog
        title={t('ui.game.slots.buyTitle')}
        closeLabel={t('ui.common.close')}
        isOpen={isAsking}
        onClose={close}
        size="small"
      >
        <div className={dialogs.asked}>
          <p>
            {t('ui.game.slots.buyText', {
              price: price ?? '',
              cost: shortMultiplier(cost),
              stake: price === null ? '' : money(stake),
            })}
          </p>
          <Button
            isWide
            size="large"
            onClick={() => {
              close();
              playOnce(store, { buy: true });
            }}
          >
            {t('ui.game.slots.buyFor', { price: price ?? '' })}
          </Button>
          <Button isWide kind="secondary" onClick={close}>
            {t('ui.game.slots.buyCancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** One round with other parameters; the chosen ones stay as they are. */
function playOnce(store: PlayStore, once: Record<string, unknown>): void {
  const { params } = store.getState();
  store.setParams(once);
  void store.play();
  store.setParams(params);
}
