import { useFormat, useText } from '@pavilion/i18n/react';
import type { RoundRecord } from '../../../game-info.ts';
import { betName } from '../card-words.ts';
import type { Felt } from './felt-state.ts';
import styles from './felt.module.css';

/** Places of the side bets that may be made, as the felt has them printed. */
export function PrintedSides({ bets }: { bets: readonly string[] }) {
  const t = useText();
  if (bets.length === 0) return null;
  return (
    <ul className={styles.sides} aria-hidden="true">
      {bets.map((bet) => (
        <li key={bet} className={styles.printed}>
          {betName(bet, t)}
        </li>
      ))}
    </ul>
  );
}

/** Side bets of the round and insurance as small discs, with what they paid once that is told. */
export function Sides({ felt, round }: { felt: Felt; round: RoundRecord }) {
  const t = useText();
  const format = useFormat();
  const made = Object.entries(round.params).filter(([, stake]) => typeof stake === 'string');
  const all = [
    ...made.map(([bet, stake]) => ({ bet, stake: String(stake) })),
    ...(felt.insurance === null ? [] : [{ bet: 'insurance', stake: felt.insurance }]),
  ];
  if (all.length === 0) return null;
  const paidOf = (name: string): string | undefined =>
    felt.sides.find(({ bet }) => bet === name)?.payout;
  return (
    <ul className={styles.sides} aria-label={t('ui.game.cards.sideBets')}>
      {all.map(({ bet, stake }) => {
        const paid = paidOf(bet);
        const isPaid = paid !== undefined && Number(paid) > 0;
        return (
          <li
            key={bet}
            data-paid={isPaid || undefined}
            data-lost={(paid !== undefined && !isPaid) || undefined}
          >
            <span>{betName(bet, t)}</span>
            <b className="numeric">{format.money(isPaid ? paid : stake, round.currency)}</b>
          </li>
        );
      })}
    </ul>
  );
}
