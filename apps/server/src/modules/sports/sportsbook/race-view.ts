import type * as z from 'zod/mini';
import type { matchEvent } from '@pavilion/contracts';
import type { EventRunner } from '@pavilion/database';
import { placeTerms, rule4Percent, type PlaceTerms } from '@pavilion/sports';
import type { RaceRecord } from './event-record.ts';

type MatchEvent = z.output<typeof matchEvent>;
type Participant = NonNullable<MatchEvent['participants']>[number];

/** What is told of an event of runners beside what every event has. */
export function raceView(
  race: RaceRecord,
): Pick<MatchEvent, 'event_name' | 'event_names' | 'is_handicap' | 'participants'> {
  return {
    event_name: race.name,
    event_names: race.names,
    is_handicap: race.isHandicap,
    participants: race.runners.map((runner) => participantView(runner, race)),
  };
}

/** A withdrawn runner says what it costs bets accepted before; the others where they came in. */
function participantView(runner: EventRunner, { finish }: RaceRecord): Participant {
  const { id, number, name, names, withdrawn } = runner;
  const own = { runner_id: id, number, name, names };
  if (withdrawn !== null) {
    const { at, oddsMilli } = withdrawn;
    const deduction = rule4Percent(oddsMilli);
    return { ...own, status: 'withdrawn', withdrawn_at: new Date(at).toISOString(), deduction };
  }
  if (finish === null) return { ...own, status: 'runs' };
  const position = finish.find(({ runner_id }) => runner_id === id)?.position ?? null;
  return { ...own, status: 'ran', position };
}

/** What a bet each way would be placed by now: by the runners that are still to run. */
export const placeTermsNow = ({ runners, isHandicap }: RaceRecord) =>
  placeTermsView(placeTerms(runners.filter((one) => one.withdrawn === null).length, isHandicap));

/** Place terms on the wire. */
export function placeTermsView({ places, fraction: { numerator, denominator } }: PlaceTerms) {
  const fraction = denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
  return { places, fraction };
}
