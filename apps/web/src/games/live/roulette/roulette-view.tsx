import { useText } from '@pavilion/i18n/react';
import { colourOf } from '@pavilion/games/live/roulette/roulette-layout';
import { fieldName } from '../../stages/parts/bet-name.ts';
import type { TableSceneProps, TableView } from '../../stages/table/table-view.types.ts';
import { numberOf } from '../parts/outcome-fields.ts';
import { Studio } from '../parts/studio.tsx';
import { RouletteLayout } from './roulette-layout.tsx';
import { RouletteTrack } from './roulette-track.tsx';
import { RouletteWheel } from './roulette-wheel.tsx';
import styles from './roulette.module.css';

function RouletteScene({ round, outcome, dealsMs, dealer }: TableSceneProps) {
  const t = useText();
  const number = outcome ? numberOf(outcome, 'number') : null;
  return (
    <Studio round={round} dealer={dealer}>
      <RouletteWheel number={number} isRunning={dealsMs !== null} />
      {number === null ? null : (
        <b
          className={styles.marker}
          data-tone={colourOf(number)}
          aria-label={t('ui.tables.marker')}
        >
          {number}
        </b>
      )}
    </Studio>
  );
}

export const rouletteView: TableView = {
  Layout: RouletteLayout,
  Scene: RouletteScene,
  Tools: RouletteTrack,
  toolsName: 'track',
  result: (outcome) => {
    const number = numberOf(outcome, 'number');
    return { text: String(number), tone: colourOf(number) };
  },
  said: (outcome, t) => {
    const number = numberOf(outcome, 'number');
    const colour = number === 0 ? '' : fieldName(colourOf(number), t);
    return t('ui.game.round.result', { result: `${number} ${colour}`.trim() });
  },
};
