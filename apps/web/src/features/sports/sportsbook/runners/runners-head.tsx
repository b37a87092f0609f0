import { useKickOffDateText, useText } from '@pavilion/i18n/react';
import { useRegionName } from '../../../../core/locale/region-name.ts';
import { useEventName } from '../../../../common/sports/event-name.ts';
import { useTermsText } from '../../../../common/sports/terms-text.ts';
import { useLeagueName } from '../../../../common/sports/team-names.ts';
import { MatchClock } from '../match-clock.tsx';
import { useEvents, type MatchEvent } from '../sports.queries.ts';
import { columnsOf } from './card-rows.ts';
import { Countdown } from './countdown.tsx';
import { RaceTimes } from './meeting-strip.tsx';
import { meetingsOf, runnerCount } from './meetings.ts';

/** Where and when, how many run, and what an each-way bet is placed by. */
export function RunnersHead({ event }: { event: MatchEvent }) {
  const regionName = useRegionName();
  const eventName = useEventName();
  const leagueName = useLeagueName();
  const kickOff = useKickOffDateText();
  const isRace = event.sport === 'racing';
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface-2 p-4">
      <p suppressHydrationWarning className="m-0 text-sm wrap-anywhere text-text-muted">
        {/* A race has the name of its course in its own. */}
        {isRace ? null : `${leagueName(event)} · `}
        {regionName(event.country)}
      </p>
      <h1 className="m-0 text-lg leading-tight font-bold wrap-anywhere sm:text-2xl">
        {eventName(event)}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <MatchClock event={event} />
        {isRace && event.state !== 'upcoming' ? (
          <time
            suppressHydrationWarning
            dateTime={event.start_time}
            className="numeric text-xs text-text-muted"
          >
            {kickOff(event)}
          </time>
        ) : null}
        {isRace && event.state === 'upcoming' ? <Countdown startTime={event.start_time} /> : null}
      </div>
      <Facts event={event} />
      {isRace ? <OtherRaces event={event} /> : null}
    </header>
  );
}

function Facts({ event }: { event: MatchEvent }) {
  const t = useText();
  const termsText = useTermsText();
  const terms = columnsOf(event.markets).find(({ place_terms: told }) => told)?.place_terms;
  return (
    <ul className="numeric m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm empty:hidden">
      {event.sport === 'racing' ? (
        <li>{t('ui.runners.count', { count: runnerCount(event) })}</li>
      ) : null}
      {event.is_handicap === true ? <li>{t('ui.runners.handicap')}</li> : null}
      {terms ? <li className="font-semibold">{termsText(terms)}</li> : null}
    </ul>
  );
}

const mostRaces = 24;

/** The other races of the meeting; nothing while they are not known. */
function OtherRaces({ event }: { event: MatchEvent }) {
  const t = useText();
  const query = useEvents({ sport: 'racing', leagueId: event.league_id, limit: mostRaces });
  const [meeting] = meetingsOf(query.data?.pages[0]?.value ?? []);
  if (!meeting || meeting.races.length < 2) return null;
  return (
    <RaceTimes label={t('ui.runners.meetingRaces')} races={meeting.races} chosen={event.event_id} />
  );
}
