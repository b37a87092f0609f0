import { callBetNames, callBets, neighbourBets } from '@pavilion/games/live/roulette/call-bets';
import { colourOf, rouletteWheel } from '@pavilion/games/live/roulette/roulette-layout';
import { useText } from '@pavilion/i18n/react';
import { Button, IconButton } from '@pavilion/ui/button';
import { useState } from 'react';
import type { TableToolsProps } from '../../stages/table/table-view.types.ts';
import styles from './roulette.module.css';

const neighboursMost = 8;
const camel = { voisins: 'voisins', tiers: 'tiers', orphelins: 'orphelins', jeu_zero: 'jeuZero' };

/** The racetrack: bets by the order of the wheel, and numbers with their neighbours. */
export function RouletteTrack({ board }: TableToolsProps) {
  const t = useText();
  const [neighbours, setNeighbours] = useState(2);
  const lay = (bets: ReturnType<typeof neighbourBets>): void =>
    board.place(
      bets.map(({ kind, numbers, chips }) => ({ params: { kind, numbers: [...numbers] }, chips })),
    );
  return (
    <div className={styles.track}>
      <div className={styles.called}>
        {callBetNames.map((name) => (
          <Button
            key={name}
            kind="secondary"
            size="small"
            disabled={!board.isOpen}
            onClick={() => lay([...callBets[name]])}
          >
            {t.find(`ui.tables.called.${camel[name]}`) ?? name}
          </Button>
        ))}
      </div>
      <p>
        <IconButton
          icon="minus"
          label={t('ui.tables.fewerNeighbours')}
          disabled={neighbours === 0}
          onClick={() => setNeighbours(neighbours - 1)}
        />
        {t('ui.tables.neighbours', { count: String(neighbours) })}
        <IconButton
          icon="plus"
          label={t('ui.tables.moreNeighbours')}
          disabled={neighbours === neighboursMost}
          onClick={() => setNeighbours(neighbours + 1)}
        />
      </p>
      <div className={styles.pockets}>
        {rouletteWheel.map((number) => (
          <button
            key={number}
            type="button"
            data-tone={colourOf(number)}
            disabled={!board.isOpen}
            aria-label={t('ui.tables.withNeighbours', {
              number: String(number),
              count: String(neighbours),
            })}
            onClick={() => lay(neighbourBets(number, neighbours))}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}
