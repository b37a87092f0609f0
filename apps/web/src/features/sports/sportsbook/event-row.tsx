// chunk: standing
import { Icon } from '@pavilion/ui/icon';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useEventName } from '../../../common/sports/event-name.ts';
import { matchPath } from '../../../common/sports/match-path.ts';
import { MatchClock } from './match-clock.tsx';
import type { MatchEvent } from './sports.queries.ts';

/** A race or an outright among matches: when, what it is called, and the way to its prices. */
export function EventRow({ event }: { event: MatchEvent }) {
  const eventName = useEventName();
  return (
    <article className="border-b border-line bg-surface-1 last:border-b-0">
      <AppLink
        to={matchPath(event.event_id)}
        className="flex min-h-14 items-center gap-2 px-3 py-2 text-text no-underline hover:underline"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <MatchClock event={event} />
          <span className="text-sm font-semibold wrap-anywhere">{eventName(event)}</span>
        </span>
        <Icon name="chevron-right" size={16} />
      </AppLink>
    </article>
  );
}
