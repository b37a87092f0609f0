import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { betName } from '../../stages/parts/bet-name.ts';
import { Spot } from '../../stages/table/spot.tsx';
import type { Board } from '../../stages/table/table-view.types.ts';
import type { GameParams } from '../../game-info.ts';
import styles from './spots.module.css';

interface PlainSpot {
  params: GameParams;
  tone?: string;
  /** What it pays where nothing multiplies it; the sheet names the most it can pay. */
  least?: string;
}

/** A row of places with their names and what they pay. */
export function PlainSpots(props: {
  board: Board;
  spots: readonly PlainSpot[];
  columns: 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'seven';
  isTall?: boolean;
}) {
  const { board, spots, columns, isTall = false } = props;
  const t = useText();
  return (
    <div className={classNames(styles.grid, styles[columns])}>
      {spots.map(({ params, tone, least }) => {
        const pays = paysOf(board, params, least);
        return (
          <Spot
            key={JSON.stringify(params)}
            board={board}
            params={params}
            className={isTall ? styles.tall : undefined}
            {...(pays === '' ? {} : { pays })}
            {...(tone === undefined ? {} : { tone })}
          >
            <span>
              {betName(params, t)}
              <small className="numeric">{pays === '' ? '' : `${pays}×`}</small>
            </span>
          </Spot>
        );
      })}
    </div>
  );
}

/** What a bet pays: of the row whose bet it is, else of the first of its kind. */
function paysOf({ info }: Board, params: GameParams, least?: string): string {
  const ofKind = info.bets?.filter(({ kind }) => kind === params['kind']) ?? [];
  const same = ofKind.find((row) =>
    Object.entries(row.params).every(([name, value]) => params[name] === value),
  );
  const row = same ?? ofKind[0];
  if (!row) return '';
  return least === undefined ? row.multiplier : `${least}–${row.multiplier}`;
}
