import type { SlotEvent } from '@pavilion/games/slots/slot-events';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useRef } from 'react';
import { useStore } from 'zustand/react';
import type { PlayStore } from '../../stages/play/play-store.ts';
import { isQuiet } from '../../stages/play/quiet-return.ts';
import { paces } from '../../stages/play/play-events.ts';
import type { SlotLook } from '../slot-look.ts';
import { amountOf, costE4Of } from '../slot-money.ts';
import { useCountUp } from '../use-count-up.ts';
import styles from './control-bar.module.css';

/**
 * What the round has paid so far, counted up as the reels tell it. It looks like winning only above
 * what the round cost.
 */
export function WinCounter(props: { store: PlayStore; look: SlotLook; currency: string }) {
  const { store, look, currency } = props;
  const t = useText();
  const format = useFormat();
  const ref = useRef<HTMLParagraphElement>(null);
  const { round, shown, phase, speed } = useStore(store);
  const total = paidSoFar((round?.events.slice(0, shown) ?? []) as unknown as SlotEvent[]);
  const counted = useCountUp(ref, total, phase === 'playing' && !isQuiet(round));
  const cost = round ? Number(costE4Of(look.game, round.params)) / 10_000 : 1;
  const amount = round ? amountOf(look.game, round, counted) : '0';
  return (
    <p
      ref={ref}
      className={classNames(styles.figure, styles.win)}
      data-gain={Number(total) > cost || undefined}
      style={{ '--pace': paces[speed] } as object}
    >
      <span>{t('ui.game.slots.bar.win')}</span>
      <strong className="numeric">{format.money(amount, currency)}</strong>
    </p>
  );
}

/** What the last event that tells it says, in stakes. */
function paidSoFar(shown: readonly SlotEvent[]): string {
  const told = shown.findLast((event) => 'total' in event || event.type === 'settled');
  if (!told) return '0';
  return 'total' in told ? told.total : 'multiplier' in told ? told.multiplier : '0';
}
