import { positionsAt } from '@pavilion/games/racing/race-position';
import { useText } from '@pavilion/i18n/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { soundIfOn } from '../../stages/parts/sound.ts';
import { runFilm } from '../parts/run-film.ts';
import { drawRace } from './picture/draw-race.ts';
import { fittedBrush } from './picture/fitted-brush.ts';
import { callAt, callsOf, type RaceCall } from './picture/race-calls.ts';
import { raceClock } from './picture/race-clock.ts';
import type { DrawnRace } from './picture/race-scene.types.ts';
import { SilkBadge } from './silk-badge.tsx';
import styles from './racing.module.css';

/** What is shown beside the picture, by the moment. */
interface Shown {
  call: RaceCall | null;
  /** Who is where, the leader first. */
  order: readonly number[];
}

const nothing: Shown = { call: null, order: [] };
const shownFirst = 5;

/**
 * The film of a race: it runs from the moment it began, ends exactly in the order of its result,
 * and says what happens. No course: the field waits at the start.
 */
export function RaceFilm(props: {
  race: DrawnRace;
  /** What runners are called, by number. */
  names: ReadonlyMap<number, string>;
  /** The place two share, 0 for none. */
  tied: number;
  /** When it began, by this browser's clock; null: not yet. */
  startedMs: number | null;
}) {
  const { race, names, tied, startedMs } = props;
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useFilm(canvas, race, tied, startedMs);
  const said = shown.call ? textOf(shown.call, names, t) : null;
  return (
    <div className={styles.film}>
      <canvas ref={canvas} className={styles.track} aria-hidden="true" />
      {shown.order.length > 0 ? (
        <ol className={styles.order} aria-hidden="true">
          {shown.order.slice(0, shownFirst).map((number) => (
            <li key={number}>
              <SilkBadge
                silk={race.runners.find((runner) => runner.number === number)?.silk ?? null}
                number={number}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <p className={styles.call} role="status">
        {said}
      </p>
    </div>
  );
}

function textOf(
  { name, number }: RaceCall,
  names: ReadonlyMap<number, string>,
  t: ReturnType<typeof useText>,
): string {
  const runner = { number: String(number), name: names.get(number) ?? '' };
  return t.find(`ui.racing.call.${name}`, runner) ?? '';
}

/** Draws the film and tells what stands beside it; sounds where the player turned them on. */
function useFilm(
  canvas: { current: HTMLCanvasElement | null },
  race: DrawnRace,
  tied: number,
  startedMs: number | null,
): Shown {
  const [shown, setShown] = useState<Shown>(nothing);
  const { course } = race;
  const plan = useMemo(
    () => course && { clock: raceClock(course), calls: callsOf(course, tied) },
    [course, tied],
  );
  useEffect(() => {
    const isStill = prefersReducedMotion();
    let before: RaceCall | null = null;
    let order = '';
    return runFilm(isStill, () => {
      const elapsedMs = startedMs === null ? 0 : Math.max(0, nowMs() - startedMs);
      const raceMs = plan ? plan.clock.raceMsAt(elapsedMs) : 0;
      const photoMs =
        course?.photo && plan && raceMs >= plan.clock.finishMs ? plan.clock.finishMs : null;
      const brush = canvas.current && fittedBrush(canvas.current);
      if (brush) {
        const { width, height } = brush.canvas;
        const clockMs = isStill ? 0 : nowMs() % 86_400_000;
        drawRace(brush, { width, height }, race, { raceMs, clockMs, photoMs });
      }
      if (!plan || !course || startedMs === null) return true;
      const call = callAt(plan.calls, raceMs);
      const field = positionsAt(course, raceMs).map(({ number }) => number);
      if (call !== before || (field.join() !== order && raceMs < plan.clock.endMs)) {
        if (call !== before && call) soundIfOn(call.name === 'wins' ? 'land' : 'tick');
        [before, order] = [call, field.join()];
        const home = course.runners.map(({ number }) => number);
        setShown({ call, order: raceMs < plan.clock.endMs ? field : home });
      }
      return call?.name !== 'board';
    });
  }, [canvas, course, plan, race, startedMs]);
  return course && startedMs !== null ? shown : nothing;
}
