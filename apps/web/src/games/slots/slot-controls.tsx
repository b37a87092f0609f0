import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { useState } from 'react';
import { worthOf } from '../stage/bet-panel.tsx';
import { shortMultiplier } from '../arcade/parts/multiplier-figure.ts';
import type { ControlsProps } from '../game-view.ts';
import type { SlotLook } from './slot-look.ts';
import styles from './slots.module.css';

/** Sells the feature where the rules of the place and of the machine let it, after a word on what it costs. */
export function SlotControls({ look, ...controls }: ControlsProps & { look: SlotLook }) {
  const { info, stake, isDisabled, onPlay } = controls;
  const t = useText();
  const format = useFormat();
  const [isAsking, ask] = useState(false);
  const cost = look.game.machine.buyCost;
  const { properties } = info.params as { properties?: Record<string, unknown> };
  if (cost === null || !info.flags.buy || !properties?.['buy']) return null;
  const money = (amount: string): string => format.money(amount, info.stake.currency);
  const price = /^\d+(\.\d+)?$/.test(stake) ? money(worthOf(stake, cost)) : null;
  const close = (): void => ask(false);
  return (
    <>
      <Button
        kind="secondary"
        isWide
        icon="star"
        disabled={isDisabled || price === null}
        onClick={() => ask(true)}
      >
        {t('ui.game.slots.buy', { price: price ?? '' })}
      </Button>
      <Dialog
        title={t('ui.game.slots.buyTitle')}
        closeLabel={t('ui.common.close')}
        isOpen={isAsking}
        onClose={close}
        size="small"
      >
        <div className={styles.ask}>
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
              onPlay({ buy: true });
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
