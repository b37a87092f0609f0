import { localeCodeOf } from '@pavilion/i18n';
import { useLanguageTag, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { FavouriteStar } from './favourite-star.tsx';
import type { StandingRow } from './finding.queries.ts';

/** Columns of numbers; those that the narrowest phones leave out stand apart. */
const columns = [
  { key: 'played', isNarrow: true },
  { key: 'won', isNarrow: false },
  { key: 'drawn', isNarrow: false },
  { key: 'lost', isNarrow: false },
] as const;

const cell = 'px-1.5 py-1 text-center';

interface StandingsTableProps {
  rows: readonly StandingRow[];
  /** Teams that stand out, by their English names. */
  marked?: readonly string[] | undefined;
}

/** The table of a league. */
export function StandingsTable({ rows, marked = [] }: StandingsTableProps) {
  const t = useText();
  return (
    <div
      className="panel overflow-x-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('ui.finding.standings')}
    >
      <table className="numeric w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-text-muted">
            <th scope="col" colSpan={2} className="px-2 py-2 text-start font-semibold">
              {t('ui.finding.column.team')}
            </th>
            {columns.map(({ key, isNarrow }) => (
              <NumberHead key={key} name={key} isNarrow={isNarrow} />
            ))}
            <th scope="col" className={`${cell} font-semibold max-sm:hidden`}>
              {t('ui.finding.column.scored')}
            </th>
            <NumberHead name="points" isNarrow />
            <th scope="col" className={`${cell} font-semibold max-sm:hidden`}>
              {t('ui.finding.column.form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TeamRow key={row.team_id} row={row} isMarked={marked.includes(row.team_name)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NumberHead(props: {
  name: 'played' | 'won' | 'drawn' | 'lost' | 'points';
  isNarrow: boolean;
}) {
  const t = useText();
  return (
    <th
      scope="col"
      className={classNames(cell, 'font-semibold', !props.isNarrow && 'max-sm:hidden')}
    >
      <abbr title={t(`ui.finding.column.${props.name}`)} className="no-underline">
        {t(`ui.finding.short.${props.name}`)}
      </abbr>
    </th>
  );
}

function TeamRow({ row, isMarked }: { row: StandingRow; isMarked: boolean }) {
  const code = localeCodeOf(useLanguageTag());
  const name = row.team_names[code] ?? row.team_name;
  const subject = {
    kind: 'team',
    id: row.team_id,
    name: row.team_name,
    names: row.team_names,
  } as const;
  return (
    <tr
      aria-current={isMarked || undefined}
      className={classNames('border-b border-line last:border-b-0', isMarked && 'bg-surface-3')}
    >
      <td className="w-8 ps-2 text-end text-text-muted">{row.rank}</td>
      <th scope="row" className="py-0.5 text-start font-semibold">
        <span className="flex items-center gap-1">
          <FavouriteStar subject={subject} label={name} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      </th>
      {columns.map(({ key, isNarrow }) => (
        <td key={key} className={classNames(cell, !isNarrow && 'max-sm:hidden')}>
          {row[key]}
        </td>
      ))}
      <td className={`${cell} whitespace-nowrap max-sm:hidden`}>
        {row.scored}–{row.conceded}
      </td>
      <td className={`${cell} font-bold`}>{row.points}</td>
      <td className={`${cell} max-sm:hidden`}>
        <Form form={row.form} />
      </td>
    </tr>
  );
}

const tints = { W: 'text-positive', D: 'text-text-muted', L: 'text-negative' } as const;
type FormResult = keyof typeof tints;

/** The last five matches, each as a letter that is read out as a word. */
function Form({ form }: { form: string }) {
  const t = useText();
  const results = [...form].filter((result): result is FormResult => result in tints);
  return (
    <span className="inline-flex gap-1">
      {results.map((result, index) => (
        <span key={index} className={`font-bold ${tints[result]}`}>
          <span aria-hidden="true">{t(`ui.finding.form.${result}`).slice(0, 1)}</span>
          <span className="sr-only">{t(`ui.finding.form.${result}`)}</span>
        </span>
      ))}
    </span>
  );
}
