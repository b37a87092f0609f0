import { officeCalls } from '@pavilion/contracts/office';
import { defineOffice } from '../../../operator/office.ts';
import { importByOperator, toldReport } from './import-by-operator.service.ts';
import { addLeague, nameLeagueByHand } from './operator-leagues.service.ts';
import {
  dismissRow,
  matchRowByHand,
  nameTeamByHand,
  retryRows,
} from './operator-identities.service.ts';
import { markDecidedBy } from './operator-decided-by.service.ts';
import { listEventsForOffice } from './list-events.office.ts';
import { listLeaguesForOperator } from './league.store.ts';
import { limitsOffice } from './sports-limits.office.ts';
import { findTeamsForOperator } from './team.store.ts';
import { findUnmatched } from './unmatched.store.ts';

const shownMax = 100;

/** What staff do about matches, names and limits; results stand with the bets they settle. */
export const sportsbookOffice = [
  defineOffice(officeCalls.importFile, async (context, asked) =>
    toldReport(await importByOperator(context, asked, asked.as ?? 'fixtures')),
  ),
  defineOffice(officeCalls.leagueList, async ({ server }) => ({
    value: (await listLeaguesForOperator(server.database.db)).map(({ code, ...league }) => ({
      league: code,
      ...league,
    })),
  })),
  defineOffice(officeCalls.leagueAdd, async ({ server, actor }, { league: code, ...league }) => {
    await addLeague(server, actor, { code, ...league });
    return {};
  }),
  defineOffice(officeCalls.leagueAlias, async ({ server, actor }, { league, name, source }) => {
    await nameLeagueByHand(server, actor, league, { source: source ?? '*', name });
    return {};
  }),
  defineOffice(officeCalls.teamList, async ({ server }, { name = '' }) => ({
    value: (await findTeamsForOperator(server.database.db, name, shownMax)).map(
      ({ id, ...team }) => ({ team_id: id, ...team }),
    ),
  })),
  defineOffice(officeCalls.teamAlias, async ({ server, actor }, { team, name, source = '*' }) => {
    await nameTeamByHand(server, actor, team, { source, name });
    return {};
  }),
  defineOffice(officeCalls.unmatchedList, async ({ server }) => ({
    value: (await findUnmatched(server.database.db, shownMax)).map(({ id, seenCount, ...row }) => ({
      row_id: id,
      seen_count: seenCount,
      ...row,
    })),
  })),
  defineOffice(officeCalls.unmatchedMatch, async ({ server, actor }, { row, event }) =>
    toldReport(await matchRowByHand(server, actor, row, event)),
  ),
  defineOffice(officeCalls.unmatchedDismiss, async ({ server, actor }, { row, reason }) => {
    await dismissRow(server, actor, row, reason);
    return {};
  }),
  defineOffice(officeCalls.unmatchedRetry, async ({ server }) =>
    toldReport(await retryRows(server)),
  ),
  defineOffice(officeCalls.eventDecidedBy, async ({ server, actor }, { event, match, reason }) => {
    await markDecidedBy(server, actor, {
      eventId: event,
      matchId: match ?? null,
      ...(reason !== undefined && { reason }),
    });
    return {};
  }),
  listEventsForOffice,
  ...limitsOffice,
];
