import type { Coin } from '@pavilion/games/slots/slot-events';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { shortMultiplier } from '../stages/parts/multiplier-figure.ts';
import { cellKey, type BoardState } from './board-state.ts';
import { potName, symbolName } from './captions.ts';
import type { SlotLook } from './slot-look.ts';
import styles from './slots.module.css';
import { svgAddress } from './parts/svg-parts.ts';

/** A symbol of a machine as a picture of the page. */
export function SymbolPicture({ look, code }: { look: SlotLook; code: string }) {
  const t = useText();
  const svg = look.symbols[code];
  if (!svg) return null;
  return (
    <img
      className={styles.symbol}
      src={svgAddress(svg)}
      alt={symbolName(code, t)}
      draggable={false}
    />
  );
}

/**
 * What stands in the window, without any movement: before the reels are there, and where nothing
 * may move.
 */
export function StaticGrid({ look, board }: { look: SlotLook; board: BoardState }) {
  const coins = new Map(board.coins.map((coin) => [cellKey(coin.cell), coin]));
  const factors = new Map(board.factors.map(({ cell, factor }) => [cellKey(cell), factor]));
  const coinCode = look.game.machine.symbols.find(({ role }) => role === 'coin')?.code ?? '';
  const isLit = board.won.size > 0 || coins.size > 0;
  return (
    <ul className={styles.grid}>
      {board.grid.flatMap((column, reel) =>
        column.map((code, row) => {
          const key = cellKey([reel, row]);
          const coin = coins.get(key);
          const isMarked = board.won.has(key) || coin !== undefined;
          return (
            <li
              key={key}
              className={classNames(isMarked && styles.wonCell, isLit && !isMarked && styles.dim)}
              style={{ gridColumn: reel + 1, gridRow: row + 1 }}
            >
              <SymbolPicture look={look} code={coin ? coinCode : code} />
              {coin ? <CoinText coin={coin} /> : null}
              {factors.has(key) ? <b>×{factors.get(key)}</b> : null}
            </li>
          );
        }),
      )}
    </ul>
  );
}

function CoinText({ coin }: { coin: Coin }) {
  const t = useText();
  return <b>{coin.pot ? potName(coin.pot, t) : `${shortMultiplier(coin.multiplier)}×`}</b>;
}
