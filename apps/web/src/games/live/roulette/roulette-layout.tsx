import {
  colourOf,
  evenKinds,
  layoutBets,
  type NumberKind,
} from '@pavilion/games/live/roulette/roulette-layout';
import { useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { betName } from '../../stages/parts/bet-name.ts';
import { Spot } from '../../stages/table/spot.tsx';
import type { Board } from '../../stages/table/table-view.types.ts';
import styles from './roulette.module.css';

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
const thirds = [1, 2, 3];
const tones = { red: 'red', black: 'black' } as const;

/**
 * The layout: numbers, columns, dozens and even chances; bets on several numbers are chosen by
 * name.
 */
export function RouletteLayout({ board }: { board: Board }) {
  const t = useText();
  return (
    <div className={styles.inside}>
      <div className={styles.layout}>
        <Spot
          board={board}
          params={{ kind: 'straight', numbers: [0] }}
          tone="green"
          className={styles.zero}
        >
          0
        </Spot>
        {numbers.map((number) => (
          <Spot
            key={number}
            board={board}
            params={{ kind: 'straight', numbers: [number] }}
            tone={colourOf(number)}
            style={placeOf(number)}
          >
            {number}
          </Spot>
        ))}
        {thirds.map((index) => (
          <Spot
            key={`column ${index}`}
            board={board}
            params={{ kind: 'column', index }}
            style={{ '--wide': `${4 - index} / 14`, '--tall': `14 / ${index + 2}` }}
          >
            2:1
          </Spot>
        ))}
        {thirds.map((index) => (
          <Spot
            key={`dozen ${index}`}
            board={board}
            params={{ kind: 'dozen', index }}
            className={styles.upright}
            style={{
              '--wide': `4 / ${4 * index - 2} / auto / span 4`,
              '--tall': `${4 * index - 2} / 2 / span 4 / auto`,
            }}
          >
            {betName({ kind: 'dozen', index }, t)}
          </Spot>
        ))}
        {evenKinds.map((kind, place) => (
          <Spot
            key={kind}
            board={board}
            params={{ kind }}
            className={styles.upright}
            {...(kind === 'red' || kind === 'black' ? { tone: tones[kind] } : {})}
            style={{
              '--wide': `5 / ${2 * place + 2} / auto / span 2`,
              '--tall': `${2 * place + 2} / 1 / span 2 / auto`,
            }}
          >
            {betName({ kind }, t)}
          </Spot>
        ))}
      </div>
      <SeveralNumbers board={board} />
    </div>
  );
}

/** Wide: three rows, the first column the lowest. Tall: a row of three a street. */
const placeOf = (number: number) => ({
  '--wide': `${3 - ((number - 1) % 3)} / ${Math.floor((number - 1) / 3) + 2}`,
  '--tall': `${Math.floor((number - 1) / 3) + 2} / ${((number - 1) % 3) + 3}`,
});

const severalKinds = [
  'split',
  'street',
  'corner',
  'six_line',
] as const satisfies readonly NumberKind[];

/**
 * Every bet on neighbours of the layout, by its numbers: for fingers too wide for lines, and for
 * keys.
 */
function SeveralNumbers({ board }: { board: Board }) {
  const t = useText();
  const [kind, setKind] = useState<(typeof severalKinds)[number]>('split');
  const [chosen, setChosen] = useState(0);
  const bets = layoutBets[kind];
  const bet = { kind, numbers: [...(bets[chosen] ?? bets[0] ?? [])] };
  const laid = [...board.layout.values()].filter(({ params }) =>
    severalKinds.some((known) => known === params['kind']),
  );
  return (
    <div className={styles.between}>
      <SelectField
        label={t('ui.tables.severalNumbers')}
        value={kind}
        onChange={(event) => {
          setKind(severalKinds.find((known) => known === event.target.value) ?? 'split');
          setChosen(0);
        }}
        options={severalKinds.map((known) => ({
          value: known,
          label: betName({ kind: known }, t),
        }))}
      />
      <SelectField
        label={t('ui.tables.numbers')}
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.target.value))}
        options={bets.map((one, index) => ({ value: String(index), label: one.join('-') }))}
      />
      <Button
        kind="secondary"
        size="small"
        disabled={!board.isOpen}
        onClick={() => board.place([{ params: bet, chips: 1 }])}
      >
        {t('ui.tables.layChip')}
      </Button>
      {laid.map(({ params }) => (
        <Spot key={JSON.stringify(params)} board={board} params={params}>
          {betName(params, t)}
        </Spot>
      ))}
    </div>
  );
}
