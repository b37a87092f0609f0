import { raceTimes } from '@pavilion/games/racing/race-kind';
import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useMemo } from 'react';
import stage from '../../stages/parts/stage.module.css';
import type { TableSceneProps } from '../../stages/table/table-view.types.ts';
import { raceCodeOf, resultOf, useDrawnRace, useRace, type Race } from './race-data.ts';
import { RaceFilm } from './race-film.tsx';
import { ResultBoard } from './result-board.tsx';

/** The picture of a course: the field at the start, the race, its result. */
export function RaceScene({ info, tableId, round, outcome, dealsMs }: TableSceneProps) {
  const t = useText();
  const code = raceCodeOf(info.game_code);
  const { stage: name, stageEndsMs, index } = round;
  const query = useRace(code, tableId ?? '1', index, phaseOf(name));
  const race = query.data?.value;
  const drawn = useDrawnRace(code, race);
  if (query.isError && !race)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  if (!race || !drawn) return <Skeleton className={stage.waiting} />;
  // Who comes in the middle of a race sees the rest of it.
  const startedMs =
    name === 'dealing' && stageEndsMs !== null ? stageEndsMs - raceTimes.raceMs : dealsMs;
  const isOver = outcome !== null && name !== 'dealing';
  return (
    <>
      <Film
        race={race}
        drawn={drawn}
        outcome={outcome}
        startedMs={startedMs ?? (isOver ? 0 : null)}
      />
      {isOver ? <ResultBoard race={race} outcome={outcome} /> : null}
    </>
  );
}

/** What is told of a race grows twice: with its result, and with what was paid. */
const phaseOf = (name: string): string =>
  name === 'dealing' ? 'run' : name === 'settled' || name === 'resting' ? 'paid' : 'open';

/** The film of a race by its card. */
export function Film(props: {
  race: Race;
  drawn: NonNullable<ReturnType<typeof useDrawnRace>>;
  outcome: Record<string, unknown> | null;
  startedMs: number | null;
}) {
  const { race, drawn, outcome, startedMs } = props;
  const { runners } = race.card;
  const names = useMemo(
    () => new Map(runners.map(({ number, name }) => [number, name])),
    [runners],
  );
  const tied = outcome ? resultOf(outcome).tied : 0;
  return <RaceFilm race={drawn} names={names} tied={tied} startedMs={startedMs} />;
}
