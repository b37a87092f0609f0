import type { CallResponse } from '@pavilion/contracts/define-call';
import { racingRaceGet } from '@pavilion/contracts/player/games/racing-race-get.contract';
import type { RaceCourse } from '@pavilion/games/racing/race-course';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../core/query.ts';
import { numberOf, numbersOf } from '../../live/parts/outcome-fields.ts';
import type { RoundPools } from '../../stages/table/table-room.ts';
import { raceLooks, type RaceCode } from './picture/race-looks.ts';
import type { DrawnRace } from './picture/race-scene.types.ts';
import { silkOf } from './picture/silk.ts';

export type Race = CallResponse<typeof racingRaceGet>['value'];
export type RaceRunner = Race['card']['runners'][number];
export type RacePool = Race['pools'][number];

export const raceCodeOf = (code: string): RaceCode =>
  Object.hasOwn(raceLooks, code) ? (code as RaceCode) : 'horse-racing';

/**
 * A race of a course with its card and prices, which never change. `phase`: what is told of it
 * grows as it goes on, and is asked for again then.
 */
export function useRace(game: RaceCode, tableId: string, index: number, phase: string) {
  const request = { game, table_id: tableId, index };
  const query = callQuery(racingRaceGet, request);
  return useQuery({
    ...query,
    queryKey: [racingRaceGet.path, request, phase],
    meta: { handled: true },
    // The card stays while more of the same race is asked for.
    placeholderData: (before: { value: Race } | undefined) =>
      before?.value.index === index && before.value.table_id === tableId ? before : undefined,
  });
}

/** How a race was run, as the rules of its picture have it. */
function courseOf({ run, photo }: Pick<Race, 'run' | 'photo'>): RaceCourse | null {
  if (!run) return null;
  return {
    distanceMetres: run.distance_metres,
    startsMoving: run.starts_moving,
    runners: run.runners.map(({ number, gates }) => ({
      number,
      gates: gates.map(({ at_ms, metres }) => ({ atMs: at_ms, metres })),
    })),
    photo: photo ?? false,
  };
}

/** A race as it is drawn; null until its card is there. */
export function useDrawnRace(code: RaceCode, race: Race | undefined): DrawnRace | null {
  return useMemo(
    () =>
      race === undefined
        ? null
        : {
            look: raceLooks[code],
            runners: race.card.runners.map(({ number, silk }) => ({ number, silk: silkOf(silk) })),
            course: courseOf(race),
          },
    [code, race],
  );
}

/** A result: numbers as they came in, and the place two share, 0 for none. */
interface RaceResult {
  order: readonly number[];
  tied: number;
}
export const resultOf = (outcome: Record<string, unknown>): RaceResult => ({
  order: numbersOf(outcome, 'order'),
  tied: numberOf(outcome, 'dead_heat'),
});

/** The place of each who came in: `1 2 2 4` where the second place is shared. */
export const placesOf = ({ order, tied }: RaceResult): readonly number[] =>
  order.map((_, at) => (tied > 0 && at === tied ? tied : at + 1));

/** Pools of a race; none where none are told. */
export const racePools = (pools: RoundPools | null): readonly RacePool[] =>
  pools && 'pools' in pools ? pools.pools : [];
