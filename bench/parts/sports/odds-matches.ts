import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '@pavilion/server/context';
import {
  ensureLeague,
  ensureTeam,
  insertEvent,
  notifyEvents,
  offerMarkets,
  updateLive,
  type OfferedMarket,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { sql } from 'kysely';
import type { BenchMatch } from './odds-messages.ts';

const kinds: readonly (readonly [kind: string, line: number | null, outcomes: string[]])[] = [
  ['1x2', null, ['home', 'draw', 'away']],
  ['total', 10, ['over', 'under']],
  ['asian-handicap', -2, ['home', 'away']],
  ['both-score', null, ['yes', 'no']],
  ['draw-no-bet', null, ['home', 'away']],
];
export const pricesOfMatch = kinds.reduce((sum, [, , outcomes]) => sum + outcomes.length, 0);

const steps = { least: 1500, step: 10, count: 300 };

/** The price of every selection of a match after so many changes: none comes twice in a run. */
export const oddsAfter = (changes: number): number =>
  steps.least + steps.step * (changes % steps.count);

/** All that is offered of a match after so many changes. */
export const offerAfter = (changes: number): OfferedMarket[] =>
  kinds.map(([kind, lineQuarters, outcomes]) => ({
    ...{ kind, lineQuarters, param: null, playerId: null, position: 0 },
    selections: outcomes.map((outcome) => ({ outcome, oddsMilli: oddsAfter(changes) })),
  }));

/** So many matches of football under way, each with its prices. */
export async function addMatches(context: ServerContext, count: number): Promise<BenchMatch[]> {
  const { database, ids, clock } = context;
  const ports = { ids, now: clock.now() };
  const eventIds = await inTransaction(database, async (trx) => {
    const leagueId = await ensureLeague(trx, ports, {
      ...{ code: 'bench', name: 'Bench', country: 'XX' },
    });
    const made: string[] = [];
    for (let no = 0; no < count; no += 1) {
      const team = (side: string) =>
        ensureTeam(trx, ports, {
          ...{ key: `bench ${side} ${no}`, name: `Bench ${side} ${no}`, country: 'XX' },
        });
      const id = ids.next();
      const teams = { homeTeamId: await team('home'), awayTeamId: await team('away') };
      await insertEvent(trx, {
        ...{ id, leagueId, sourceKey: `bench:${no}`, ...teams, startTime: ports.now },
        ...{ allowsLive: true, now: ports.now },
      });
      await updateLive(trx, id, { minute: 1, homeScore: 0, awayScore: 0 }, ports.now);
      await offerMarkets(trx, ids, id, offerAfter(0));
      made.push(id);
    }
    await notifyEvents(context, trx, made);
    return made;
  });
  const { rows } = await sql<BenchMatch>`
    select m.event_id as "eventId", s.id as "selectionId"
      from markets m join selections s on s.market_id = m.id
     where m.event_id = any (${eventIds}::uuid[]) and m.kind = '1x2' and s.outcome = 'home'
     order by m.event_id`.execute(database.db);
  return rows;
}
