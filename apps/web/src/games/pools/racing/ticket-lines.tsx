import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { betName } from '../../stages/parts/bet-name.ts';
import type { Board } from '../../stages/table/table-view.types.ts';
import styles from './racing.module.css';

/**
 * Everything that is bet on this race, each with what it stakes; a line can be taken off while bets
 * are taken.
 */
export function TicketLines({ board }: { board: Board }) {
  const t = useText();
  const format = useFormat();
  const lines = [...board.layout];
  if (lines.length === 0) return null;
  return (
    <section className={styles.ticket}>
      <h3>{t('ui.racing.ticket')}</h3>
      <ul>
        {lines.map(([key, { params, stakeMinor }]) => {
          const bet = betName(params, t);
          return (
            <li key={key} data-won={board.won?.has(key) || undefined}>
              <span>{bet}</span>
              <b className="numeric">{format.money(stakeMinor, board.info.stake.currency)}</b>
              {board.isOpen ? (
                <IconButton
                  icon="close"
                  label={t('ui.racing.remove', { bet })}
                  onClick={() => board.erase(params)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
