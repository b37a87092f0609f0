import { parseCsv } from '@pavilion/domain/fixtures';
import { recorded } from '@pavilion/sports/testing/recorded';

/** A match of a season as its file tells it. */
export interface SeasonMatch {
  dayMs: number;
  homeKey: string;
  awayKey: string;
  homeGoals: number;
  awayGoals: number;
  /** Average of firms at the kick-off, thousandths; null where the file has none. */
  closingResult: readonly number[] | null;
  closingTotal: readonly number[] | null;
}

/** The columns of closing prices, which no import reads: they are known when bets are closed. */
const closingColumns = {
  closingResult: ['AvgCH', 'AvgCD', 'AvgCA'],
  closingTotal: ['AvgC>2.5', 'AvgC<2.5'],
};

/** The matches of a file of football-data, in its order. Throws on a file it cannot read. */
export function readSeason(file: string): SeasonMatch[] {
  const { records, problems } = parseCsv(recorded(`football/${file}`));
  const [head, ...body] = records;
  if (!head || problems.length > 0) throw new Error(`${file} cannot be read`);
  return body.map(({ cells }) => matchOf((name) => cells[head.cells.indexOf(name)] ?? ''));
}

function matchOf(cell: (name: string) => string): SeasonMatch {
  const [day, month, year] = cell('Date').split('/').map(Number);
  return {
    dayMs: Date.UTC(year ?? 0, (month ?? 1) - 1, day),
    ...{ homeKey: cell('HomeTeam'), awayKey: cell('AwayTeam') },
    ...{ homeGoals: Number(cell('FTHG')), awayGoals: Number(cell('FTAG')) },
    closingResult: pricesOf(cell, closingColumns.closingResult),
    closingTotal: pricesOf(cell, closingColumns.closingTotal),
  };
}

function pricesOf(
  cell: (name: string) => string,
  columns: readonly string[],
): readonly number[] | null {
  const prices = columns.map((name) => Math.round(Number(cell(name)) * 1000));
  return prices.every((price) => price > 1000) ? prices : null;
}
