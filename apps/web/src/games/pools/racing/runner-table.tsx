import { useFormat, useText } from '@pavilion/i18n/react';
import { fieldName } from '../../stages/parts/bet-name.ts';
import { Spot } from '../../stages/table/spot.tsx';
import type { Board } from '../../stages/table/table-view.types.ts';
import { silkOf } from './picture/silk.ts';
import { legCounts, toggled, type BetDraft } from './race-bets.ts';
import type { Race, RacePool, RaceRunner } from './race-data.ts';
import styles from './racing.module.css';
import { SilkBadge } from './silk-badge.tsx';

const singles = ['win', 'place', 'show'] as const;
type Single = (typeof singles)[number];

interface TableProps {
  board: Board;
  race: Race;
  pools: readonly RacePool[];
  draft: BetDraft;
  onDraft: (draft: BetDraft) => void;
}

/** The card: runners with form and chance, and beside each what the chosen kind of bet takes. */
export function RunnerTable(props: TableProps) {
  const { race, draft } = props;
  const t = useText();
  return (
    // A part that scrolls must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.card} role="region" aria-label={t('ui.racing.card')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ui.racing.runner')}</th>
            <th scope="col">{t('ui.racing.form')}</th>
            <th scope="col">{t('ui.racing.chance')}</th>
            {columnsOf(draft).map((column) => (
              <th key={column} scope="col">
                {typeof column === 'number' ? legName(column, draft, t) : fieldName(column, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {race.card.runners.map((runner) => (
            <tr key={runner.number}>
              <RunnerFacts runner={runner} />
              <Cells {...props} runner={runner} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Columns of prices, or of legs by their number. */
const columnsOf = ({ kind, isBox }: BetDraft): ReadonlyArray<Single | 'each_way' | number> => {
  if (kind === 'each_way') return [kind];
  if (legCounts[kind] === 1) return singles;
  return isBox ? [0] : Array.from({ length: legCounts[kind] }, (_, leg) => leg);
};

function legName(leg: number, { kind, isBox }: BetDraft, t: ReturnType<typeof useText>): string {
  if (isBox || kind === 'quinella') return t('ui.racing.anyOrder');
  return t('ui.racing.legPlace', { place: String(leg + 1) });
}

function RunnerFacts({ runner }: { runner: RaceRunner }) {
  const format = useFormat();
  const { number, name, silk, form, chance } = runner;
  return (
    <>
      <th scope="row">
        <SilkBadge silk={silkOf(silk)} number={number} />
        <span>{name}</span>
      </th>
      <td className="numeric">{form.join('-')}</td>
      <td className="numeric">{format.percent(Number(chance) * 100)}</td>
    </>
  );
}

function Cells(props: TableProps & { runner: RaceRunner }) {
  const { board, race, pools, draft, onDraft, runner } = props;
  const t = useText();
  const { number, name } = runner;
  if (legCounts[draft.kind] > 1)
    return columnsOf(draft).map((leg) => {
      const at = Number(leg);
      return (
        <td key={at}>
          <button
            type="button"
            className={styles.leg}
            aria-pressed={draft.legs[at]?.includes(number) ?? false}
            aria-label={`${number} ${name}, ${legName(at, draft, t)}`}
            disabled={!board.isOpen}
            onClick={() => onDraft(toggled(draft, at, number))}
          >
            {number}
          </button>
        </td>
      );
    });
  const kinds = draft.kind === 'each_way' ? (['each_way'] as const) : singles;
  return kinds.map((kind) => {
    const price = priceOf(race, pools, draft.market, kind, number);
    return (
      <td key={kind}>
        {price === null && draft.market === 'fixed' ? (
          <span>–</span>
        ) : (
          <Spot
            board={board}
            params={{ market: draft.market, kind, legs: [[number]] }}
            chips={kind === 'each_way' ? 2 : 1}
            pays={price ?? '–'}
            className={styles.price}
          >
            <span className="numeric">{price ?? '–'}</span>
          </Spot>
        )}
      </td>
    );
  });
}

/** How many runners an each-way bet pays its place part for, by how many run. */
const showFrom = 8;

/**
 * What a bet on a runner pays: a price that stands, or what its pool would pay now; of each way
 * both parts.
 */
function priceOf(
  race: Race,
  pools: readonly RacePool[],
  market: BetDraft['market'],
  kind: Single | 'each_way',
  number: number,
): string | null {
  if (kind === 'each_way') {
    const part = race.card.runners.length >= showFrom ? 'show' : 'place';
    const [win, place] = (['win', part] as const).map((of) =>
      priceOf(race, pools, market, of, number),
    );
    return win && place ? `${win} / ${place}` : null;
  }
  if (market === 'fixed') return race.prices[kind][number - 1] ?? null;
  const pool = pools.find((one) => one.kind === kind);
  return pool?.probable.find(({ key }) => key === String(number))?.price ?? null;
}
