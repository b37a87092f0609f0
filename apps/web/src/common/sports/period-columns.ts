// chunk: standing
type Pair = readonly [home: number, away: number];

/** How a match stands by period and stat, as far as it is told. */
interface ScoredMatch {
  sport: string;
  period?: string | null | undefined;
  scores?: Readonly<Record<string, Readonly<Record<string, Pair>>>> | undefined;
  home_score: number | null;
  away_score: number | null;
}

interface ShownPeriods {
  /** What a column counts. */
  stat: string;
  /** What the last column counts, where the event's own score is not told. */
  total: string;
  /** Which of the told periods are columns. */
  columns: RegExp;
}

const football: ShownPeriods = { stat: 'goals', total: 'goals', columns: /^(1h|2h|et|pen)$/ };
const quarters: ShownPeriods = { stat: 'points', total: 'points', columns: /^(q\d|ot)$/ };
const rallies: ShownPeriods = { stat: 'points', total: 'sets', columns: /^s\d$/ };

const shownPeriods: Readonly<Record<string, ShownPeriods>> = {
  football,
  basketball: quarters,
  'american-football': quarters,
  'ice-hockey': { stat: 'goals', total: 'goals', columns: /^(p\d|ot|so)$/ },
  tennis: { ...rallies, stat: 'games' },
  volleyball: rallies,
  'table-tennis': rallies,
  baseball: { stat: 'runs', total: 'runs', columns: /^(i\d|xi)$/ },
  cricket: { stat: 'runs', total: 'runs', columns: /^i\d$/ },
  'e-sports': { stat: 'rounds', total: 'maps', columns: /^m\d$/ },
};

export interface PeriodColumn {
  /** `total` for the last one. */
  period: string;
  home: number;
  away: number;
}

/** The order in which a match is played; numbered periods of a sport follow their number. */
const late = ['et', 'ot', 'xi', 'so', 'pen'];
const byPlay = (a: string, b: string): number =>
  late.indexOf(a) - late.indexOf(b) || a.localeCompare(b, 'en');

/**
 * The periods of a match that have a score by now, as they are played, and the total; empty where
 * none is told.
 */
export function periodColumns(event: ScoredMatch): PeriodColumn[] {
  const shown = shownPeriods[event.sport];
  const { scores = {} } = event;
  if (!shown) return [];
  const columns = Object.keys(scores)
    .filter((period) => shown.columns.test(period))
    .toSorted(byPlay)
    .flatMap((period) => columnOf(period, scores[period]?.[shown.stat]));
  if (columns.length === 0) return [];
  const whole = scores['full']?.[shown.total] ?? scores['reg']?.[shown.total];
  const { home_score: home, away_score: away } = event;
  const total = home === null || away === null ? whole : ([home, away] as const);
  return [...columns, ...columnOf('total', total)];
}

const columnOf = (period: string, pair: Pair | undefined): PeriodColumn[] =>
  pair ? [{ period, home: pair[0], away: pair[1] }] : [];

/**
 * The score within the set or map that is played, home first: `4:3`; null where a match is scored
 * in one count, or nobody tells.
 */
export function runningScore({ sport, period, scores }: ScoredMatch): string | null {
  const shown = shownPeriods[sport];
  if (!shown || shown.stat === shown.total || !period) return null;
  return scores?.[period]?.[shown.stat]?.join(':') ?? null;
}
