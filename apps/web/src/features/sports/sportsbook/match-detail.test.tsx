import '../../../testing/dom.ts';
import { eventStatistics } from '@pavilion/contracts/player/sports/event-statistics.contract';
import { expect, it } from 'vitest';
import { matchQuery } from '../../../common/sports/match-query.ts';
import { callQuery, queryClient } from '../../../core/query.ts';
import { mount } from '../../../testing/mount.tsx';
import { sampleMatch } from '../../../testing/sample-match.ts';
import { MatchDetail } from './match-detail.tsx';
import type { MatchEvent } from './sports.queries.ts';

const nobody = { home: [], away: [] };
const nothingTold = {
  ...{ statistics: [], momentum: [], head_to_head: [] },
  ...{ lineups: nobody, form: nobody },
};

/** What is said where a match has no price. */
async function saidWithoutPrices(state: MatchEvent['state']): Promise<string> {
  const event = sampleMatch({ state });
  const { queryKey } = matchQuery(event.event_id);
  queryClient.setQueryDefaults(queryKey, { staleTime: Infinity });
  queryClient.setQueryData(queryKey, { seq: 1, event });
  const told = callQuery(eventStatistics, { event_id: event.event_id }).queryKey;
  queryClient.setQueryDefaults(told, { staleTime: Infinity });
  queryClient.setQueryData(told, nothingTold);
  const { element, unmount } = await mount(
    <MatchDetail eventId={event.event_id} backTo="/sports" Price={() => null} />,
  );
  const said = element.textContent;
  await unmount();
  return said;
}

it.each(['live', 'upcoming'] as const)('prices of a match that is %s come back', async (state) => {
  expect(await saidWithoutPrices(state)).toContain('Suspended');
});

it.each(['finished', 'cancelled', 'postponed'] as const)(
  'a match that is %s promises no prices',
  async (state) => {
    const said = await saidWithoutPrices(state);
    expect(said).toContain('No more bets are taken on this match');
    expect(said).not.toContain('Suspended');
  },
);
