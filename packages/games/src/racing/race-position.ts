import type { Gate, RaceCourse, RunnerCourse } from './race-course.ts';

/** Speeds between gates, metres a millisecond. */
function paces(gates: readonly Gate[]): readonly number[] {
  return gates.slice(1).map(({ atMs, metres }, place) => {
    const before = gates[place];
    return before ? (metres - before.metres) / (atMs - before.atMs) : 0;
  });
}

/**
 * Speeds at the gates: the harmonic mean of the paces around (Fritsch and Butland), so that the
 * curve never turns back; from rest or at pace at the start, at pace over the line.
 */
function speeds(gates: readonly Gate[], startsMoving: boolean): readonly number[] {
  const pace = paces(gates);
  return gates.map((_, gate) => {
    const [before, after] = [pace[gate - 1], pace[gate]];
    if (before === undefined) return startsMoving ? (after ?? 0) : 0;
    if (after === undefined) return before;
    return (2 * before * after) / (before + after);
  });
}

/** The speed beyond the line, the same for all: nobody passes there who was beaten. */
const runOutPace = ({ distanceMetres, runners }: RaceCourse): number =>
  distanceMetres / (runners[0]?.gates.at(-1)?.atMs ?? 1);

/** How far a runner is after so long: 0 before the start, running out beyond the line. */
export function metresAt({ gates }: RunnerCourse, course: RaceCourse, atMs: number): number {
  const [start, line] = [gates[0], gates.at(-1)];
  if (!start || !line || atMs <= start.atMs) return 0;
  if (atMs >= line.atMs) return line.metres + (atMs - line.atMs) * runOutPace(course);
  const at = speeds(gates, course.startsMoving);
  const next = gates.findIndex((gate) => gate.atMs > atMs);
  const [from, to] = [gates[next - 1] ?? start, gates[next] ?? line];
  const span = to.atMs - from.atMs;
  const t = (atMs - from.atMs) / span;
  const [leaving, arriving] = [(at[next - 1] ?? 0) * span, (at[next] ?? 0) * span];
  return (
    from.metres * (1 + 2 * t) * (1 - t) ** 2 +
    leaving * t * (1 - t) ** 2 +
    to.metres * t ** 2 * (3 - 2 * t) +
    arriving * t ** 2 * (t - 1)
  );
}

export interface RunnerPosition {
  number: number;
  metres: number;
}

/**
 * Where all runners are after so long, the leader first; who is level stands as the result has it.
 */
export function positionsAt(course: RaceCourse, atMs: number): readonly RunnerPosition[] {
  return course.runners
    .map((runner) => ({ number: runner.number, metres: metresAt(runner, course, atMs) }))
    .toSorted((a, b) => b.metres - a.metres);
}
