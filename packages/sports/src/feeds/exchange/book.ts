import {
  ladderNames,
  type LadderName,
  type Level,
  type MarketChange,
  type MarketDefinition,
  type RunnerChange,
} from './stream-line.ts';

/** What was last traded at, from a moment on. */
export interface Point {
  readonly atMs: number;
  readonly oddsMilli: number;
}

type Ladder = ReadonlyMap<number, Level>;

export interface RunnerBook {
  readonly ladders: Readonly<Record<LadderName, Ladder>>;
  readonly lastMilli: number | null;
  /** In hundredths; null where the exchange tells no total. */
  readonly matched: number | null;
  readonly points: readonly Point[];
}

/** A market of an exchange by all that was told since its image. */
export interface MarketBook {
  readonly id: string;
  /** Null before its image, and after a line that could not be read: its ladders may be wrong. */
  readonly definition: MarketDefinition | null;
  readonly runners: ReadonlyMap<string, RunnerBook>;
  readonly matched: number | null;
  /** What was told of it last, so that nothing is told twice. */
  readonly toldOdds: string;
  readonly toldFixture: string;
  readonly toldState: string;
}

export function emptyBook(id: string): MarketBook {
  return {
    id,
    definition: null,
    runners: new Map(),
    matched: null,
    toldOdds: '',
    toldFixture: '',
    toldState: '',
  };
}

const noLadder: Ladder = new Map();
const emptyRunner: RunnerBook = {
  ladders: {
    atb: noLadder,
    atl: noLadder,
    batb: noLadder,
    batl: noLadder,
    bdatb: noLadder,
    bdatl: noLadder,
    trd: noLadder,
  },
  lastMilli: null,
  matched: null,
  points: [],
};

function changedLadder(ladder: Ladder, changes: RunnerChange['ladders'][LadderName]): Ladder {
  if (changes === undefined) return ladder;
  const next = new Map(ladder);
  for (const [place, level] of changes) {
    // Totals, not steps: what is told replaces what stood there.
    if (level.size === 0) next.delete(place);
    else next.set(place, level);
  }
  return next;
}

/** A day of trading is drawn with so many points; beyond them every second one goes. */
const mostPoints = 240;

function withPoint(points: readonly Point[], point: Point): readonly Point[] {
  const next = [...points, point];
  return next.length <= mostPoints
    ? next
    : next.filter((_, index) => index % 2 === 0 || index === next.length - 1);
}

function changedRunner(before: RunnerBook, change: RunnerChange, atMs: number): RunnerBook {
  const { lastMilli, matched } = change;
  const isTraded = lastMilli !== null && lastMilli !== before.lastMilli;
  const ladders = Object.fromEntries(
    ladderNames.map((name) => [name, changedLadder(before.ladders[name], change.ladders[name])]),
    // Made from the very list of names.
  ) as Record<LadderName, Ladder>;
  return {
    ladders,
    lastMilli: lastMilli ?? before.lastMilli,
    matched: matched ?? before.matched,
    points: isTraded ? withPoint(before.points, { atMs, oddsMilli: lastMilli }) : before.points,
  };
}

/**
 * The book after a change of its market. An image replaces it; a change of a market that has no
 * image changes nothing, which its missing definition shows.
 */
export function changedBook(before: MarketBook, change: MarketChange, atMs: number): MarketBook {
  const { isImage, definition, matched } = change;
  if (!isImage && before.definition === null) return before;
  const runners = new Map(before.runners);
  for (const [id, { points }] of isImage ? runners : [])
    runners.set(id, { ...emptyRunner, points });
  for (const runner of change.runners)
    runners.set(runner.id, changedRunner(runners.get(runner.id) ?? emptyRunner, runner, atMs));
  return {
    ...before,
    definition: definition ?? before.definition,
    runners,
    matched: matched ?? (isImage ? null : before.matched),
  };
}

type Side = 'back' | 'lay';

/** As its visitors see it where the exchange tells that, else all that stands; in any order. */
function standing({ ladders }: RunnerBook, side: Side): IterableIterator<Level> {
  const [virtual, best, full] =
    side === 'back'
      ? [ladders.bdatb, ladders.batb, ladders.atb]
      : [ladders.bdatl, ladders.batl, ladders.atl];
  const byLevel = virtual.size > 0 ? virtual : best;
  return (byLevel.size > 0 ? byLevel : full).values();
}

/** Best first. */
export function levelsOf(book: RunnerBook, side: Side): readonly Level[] {
  const sign = side === 'back' ? -1 : 1;
  return [...standing(book, side)].toSorted((a, b) => sign * (a.oddsMilli - b.oddsMilli));
}

/** The best price of a side; null where nobody offers any. */
export function bestMilli(book: RunnerBook, side: Side): number | null {
  let found: number | null = null;
  for (const { oddsMilli } of standing(book, side))
    if (found === null || (side === 'back' ? oddsMilli > found : oddsMilli < found))
      found = oddsMilli;
  return found;
}
