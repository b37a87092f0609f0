import { useFormat, useText } from '@pavilion/i18n/react';
import { useStore } from 'zustand/react';
import styles from '../parts/stage.module.css';
import type { RoundRoom } from './round-room.ts';

/** The list shows the largest bets; more than these nobody reads while a round runs. */
const shownMax = 50;

/** Everybody's bets on the round, names masked. */
export function BetList({ room }: { room: RoundRoom }) {
  const t = useText();
  const format = useFormat();
  const bets = useStore(room, (state) => state.bets);
  return (
    <div className={styles.bets}>
      <h2>
        {t('ui.game.round.players')} <span className="numeric">{bets.length}</span>
      </h2>
      {bets.length === 0 ? (
        <p className={styles.demo}>{t('ui.game.round.noBets')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ui.game.round.player')}</th>
              <th scope="col">{t('ui.game.round.betColumn')}</th>
              <th scope="col">{t('ui.game.round.multiplierColumn')}</th>
              <th scope="col">{t('ui.game.round.payoutColumn')}</th>
            </tr>
          </thead>
          <tbody className="numeric">
            {bets.slice(0, shownMax).map((bet) => (
              <tr key={bet.bet_id}>
                <td>{bet.account_id}</td>
                <td>{format.money(bet.stake, bet.currency)}</td>
                <td>{bet.multiplier === null ? '–' : `${bet.multiplier}×`}</td>
                <td>{bet.multiplier === null ? '–' : format.money(bet.payout, bet.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
