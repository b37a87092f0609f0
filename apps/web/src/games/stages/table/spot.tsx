import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import type { KeyboardEvent, ReactNode } from 'react';
import type { GameParams } from '../../game-info.ts';
import { betName } from '../parts/bet-name.ts';
import { Chip } from './chip.tsx';
import { keyOf } from './layout.ts';
import type { Board } from './table-view.types.ts';
import styles from './table.module.css';

/**
 * A place of the layout that takes chips: one tap lays one, a right click or Delete takes them off.
 * It says what it pays and what lies on it.
 */
export function Spot(props: {
  board: Board;
  params: GameParams;
  children?: ReactNode;
  className?: string | undefined;
  style?: object;
  /** A colour of its own: `red`, `black`. */
  tone?: string;
  /** What it pays by now, where pools say so: `1.58`; absent: as its kind always does. */
  pays?: string;
  /** Of how many equal parts its bet is made: each gets a chip. */
  chips?: number;
}) {
  const { board, params, children, className, style, tone, chips = 1 } = props;
  const t = useText();
  const format = useFormat();
  const key = keyOf(params);
  const laid = board.layout.get(key)?.stakeMinor ?? 0n;
  const stands = board.stands.get(key)?.stakeMinor ?? 0n;
  const { currency } = board.info.stake;
  const pays =
    props.pays ?? board.info.bets?.find(({ kind }) => kind === params['kind'])?.multiplier ?? '';
  const bet = betName(params, t);
  const label =
    laid > 0n
      ? t('ui.tables.spotWithBet', { bet, multiplier: pays, amount: format.money(laid, currency) })
      : t('ui.tables.spot', { bet, multiplier: pays });
  const erase = (): void => board.erase(params);
  return (
    <button
      type="button"
      className={classNames(styles.spot, className)}
      style={style}
      data-tone={tone}
      data-won={board.won?.has(key) || undefined}
      aria-label={label}
      aria-disabled={!board.isOpen}
      onClick={() => board.isOpen && board.place([{ params, chips }])}
      onContextMenu={(event) => {
        event.preventDefault();
        erase();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Delete' || event.key === 'Backspace') erase();
      }}
    >
      {children}
      {laid > 0n && isCurrencyCode(currency) ? (
        <Chip
          minor={laid}
          currency={currency}
          least={parseAmount(board.info.stake.min, currency) ?? 1n}
          isGrey={laid !== stands}
        />
      ) : null}
    </button>
  );
}
