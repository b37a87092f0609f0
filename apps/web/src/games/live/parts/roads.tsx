import {
  askedColour,
  beadPlate,
  bigRoad,
  derivedRoad,
  derivedRoads,
  type DerivedRoad,
  type TieLetter,
} from '@pavilion/games/live/roads/roads';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import styles from './roads.module.css';

const rows = 6;
const columnsShown = 24;
const cell = 10;

interface Mark {
  x: number;
  y: number;
  tone: string;
  text?: string;
  isHollow?: boolean;
}

const names = { big_eye_boy: 'bigEyeBoy', small: 'smallRoad', cockroach: 'cockroach' } as const;
const roads = Object.keys(derivedRoads) as DerivedRoad[];

/** The five roads of a shoe, and what the derived ones would say if a side were next. */
export function Roads(props: {
  marks: readonly string[];
  tie: TieLetter;
  sides: readonly [letter: string, name: string][];
}) {
  const { marks, tie, sides } = props;
  const t = useText();
  const [asked, setAsked] = useState<string | null>(null);
  const shown = asked === null ? marks : [...marks, asked];
  // T is the tie of baccarat, and the tiger where the tie has a sign of its own.
  const toneOf = (letter = ''): string => (letter === 'T' && tie === '=' ? 'P' : letter);
  return (
    <div className={styles.roads}>
      <Road
        name={t('ui.tables.road.beadPlate')}
        marks={beadPlate(shown).map(({ mark, x, y }) => ({
          ...{ x, y, tone: toneOf(mark[0]) },
          text: mark[0] ?? '',
        }))}
      />
      <Road
        name={t('ui.tables.road.bigRoad')}
        marks={bigRoad(shown, tie).map(({ winner, ties, x, y }) => ({
          ...{ x, y, tone: toneOf(winner), isHollow: true },
          text: ties > 0 ? String(ties) : '',
        }))}
      />
      {roads.map((road) => (
        <Road
          key={road}
          name={t.find(`ui.tables.road.${names[road]}`) ?? road}
          marks={derivedRoad(shown, tie, road).map(({ colour, x, y }) => ({
            ...{ x, y, tone: colour, isHollow: road === 'big_eye_boy' },
          }))}
        />
      ))}
      <div className={styles.asks}>
        {sides.map(([letter, name]) => (
          <Button
            key={letter}
            kind="secondary"
            size="small"
            aria-pressed={asked === letter}
            onClick={() => setAsked(asked === letter ? null : letter)}
          >
            {t('ui.tables.road.ask', { side: name })}
            {roads.map((road) => (
              <i
                key={road}
                className={styles.answer}
                data-tone={askedColour(marks, tie, road, letter) ?? 'none'}
              />
            ))}
          </Button>
        ))}
      </div>
      <p className={styles.note}>{t('ui.tables.notDue')}</p>
    </div>
  );
}

function Road({ name, marks }: { name: string; marks: readonly Mark[] }) {
  const last = Math.max(0, ...marks.map(({ x }) => x));
  const from = Math.max(0, last + 1 - columnsShown);
  const shown = marks.filter(({ x }) => x >= from);
  return (
    <figure className={styles.road}>
      <figcaption>{name}</figcaption>
      <svg viewBox={`0 0 ${columnsShown * cell} ${rows * cell}`} role="img" aria-label={name}>
        {shown.map(({ x, y, tone, text, isHollow }) => (
          <g
            key={`${x} ${y}`}
            transform={`translate(${(x - from + 0.5) * cell} ${(y + 0.5) * cell})`}
          >
            <circle r="4" data-tone={tone} data-hollow={isHollow || undefined} />
            {text ? <text y="2.2">{text}</text> : null}
          </g>
        ))}
      </svg>
    </figure>
  );
}
