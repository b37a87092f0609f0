import type { CurrencyCode } from '@pavilion/domain/currencies';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useStore } from 'zustand/react';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { Chip } from './chip.tsx';
import { isSame, stakeOf, type TableLimits } from './layout.ts';
import type { TableRoom } from './table-room.ts';
import styles from './table.module.css';

/** Chips to bet with, and what may be done with those that lie there. */
export function ChipRail(props: {
  room: TableRoom;
  chips: readonly bigint[];
  chip: bigint;
  limits: TableLimits;
  onChip: (chip: bigint) => void;
  isDemo: boolean;
}) {
  const { room, chips, chip, limits, onChip, isDemo } = props;
  const t = useText();
  const format = useFormat();
  const { round, layout, last, undo } = useStore(room);
  const isOpen = round?.stage === 'betting';
  const isLaid = layout.size > 0;
  const { currency } = limits;
  return (
    <div className={styles.rail}>
      <fieldset className={styles.chips} disabled={!isOpen}>
        <legend className="sr-only">{t('ui.tables.chips')}</legend>
        {chips.map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={value === chip}
            aria-label={t('ui.tables.chipOf', { amount: format.money(value, currency) })}
            onClick={() => onChip(value)}
          >
            <Chip minor={value} currency={currency} least={chips[0] ?? 1n} />
          </button>
        ))}
      </fieldset>
      <div className={styles.acts}>
        <Button
          kind="secondary"
          size="small"
          disabled={!isOpen || undo.length === 0}
          onClick={room.undo}
        >
          {t('ui.tables.undo')}
        </Button>
        <Button kind="secondary" size="small" disabled={!isOpen || !isLaid} onClick={room.double}>
          {t('ui.game.double')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          disabled={!isOpen || last.size === 0}
          onClick={room.repeat}
        >
          {t('ui.tables.repeat')}
        </Button>
        <Button kind="ghost" size="small" disabled={!isOpen || !isLaid} onClick={room.clear}>
          {t('ui.tables.clear')}
        </Button>
      </div>
      <Sums room={room} currency={currency} isDemo={isDemo} />
    </div>
  );
}

/** What lies there, whether it was taken, and what is left to bet. */
function Sums(props: { room: TableRoom; currency: CurrencyCode; isDemo: boolean }) {
  const { room, currency, isDemo } = props;
  const t = useText();
  const format = useFormat();
  const { layout, stands, balance, isSending } = useStore(room);
  const own = useUserStore((state) => state.game.balance);
  const isLaid = layout.size > 0;
  return (
    <p className={styles.sums}>
      <span>
        {t('ui.tables.yourBet')}{' '}
        <strong className="numeric">{format.money(stakeOf(layout), currency)}</strong>
        {isLaid ? (
          <em>
            {isSame(layout, stands)
              ? t('ui.tables.stands')
              : isSending
                ? t('ui.tables.onItsWay')
                : null}
          </em>
        ) : null}
      </span>
      <span>
        {t(isDemo ? 'ui.game.playMoney' : 'ui.common.balance')}{' '}
        <strong className="numeric">{format.money(balance ?? own, currency)}</strong>
      </span>
    </p>
  );
}
