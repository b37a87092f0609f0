import type { Executor } from '@pavilion/database';
import { teamKey, type TeamRef } from '@pavilion/domain/fixtures';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { findEventToIdentify, identifyEvent } from './identity.store.ts';
import { importMatches, type ImportReport } from './import-matches.service.ts';
import type { ImportLine } from './import-line.ts';
import { identityKey } from './meeting.service.ts';
import { findTeam, nameTeam } from './team.store.ts';
import { lineOf } from './unmatched-lines.service.ts';
import {
  closeUnmatched,
  findUnmatched,
  findUnmatchedRow,
  type UnmatchedRow,
} from './unmatched.store.ts';

const mostRows = 10_000;

/** From now on a source's name (`*`: anybody's) is that team. Throws {@link OperatorError}. */
export async function nameTeamByHand(
  context: ServerContext,
  actor: string,
  teamId: string,
  { source, name }: { source: string; name: string },
): Promise<void> {
  const alias = teamKey(name);
  if (alias === '') throw new OperatorError(`\`${name}\` is no name`);
  await changeNames(context, actor, {
    action: 'sports.team.alias',
    subject: teamId,
    work: async (trx) => {
      if (!(await nameTeam(trx, teamId, { source, alias })))
        throw new OperatorError(`there is no team ${teamId}; see \`team list\``);
      return { source, name };
    },
  });
}

/**
 * Says which match a row of the list is about: its names become names of the teams, and the row is
 * read once more. Throws {@link OperatorError}.
 */
export async function matchRowByHand(
  context: ServerContext,
  actor: string,
  rowId: string,
  eventId: string,
): Promise<ImportReport> {
  const row = await requireRow(context, rowId);
  const line = lineOf(row.rowData);
  await changeNames(context, actor, {
    action: 'sports.unmatched.match',
    subject: rowId,
    work: async (trx) => {
      const event = await findEventToIdentify(trx, eventId);
      if (!event) throw new OperatorError(`there is no event ${eventId}; see \`event list\``);
      if (event.leagueCode !== line.league.code)
        throw new OperatorError(
          `this match is of ${event.leagueCode}, the row of ${line.league.code}`,
        );
      await nameAs(trx, line, line.home, event.homeTeamId);
      await nameAs(trx, line, line.away, event.awayTeamId);
      await identifyEvent(trx, { source: line.source, key: identityKey(line), eventId: event.id });
      return { eventId, key: row.key };
    },
  });
  return importMatches(context, { rows: [line], problems: [] }, row.mode);
}

/** A name that is another team's already would settle bets by a match of others. */
async function nameAs(
  trx: Executor,
  { league, source }: ImportLine,
  { key, name }: TeamRef,
  teamId: string,
): Promise<void> {
  const known = await findTeam(trx, league.country, key, source);
  if (known === teamId) return;
  if (known !== null)
    throw new OperatorError(
      `${name} is another team than the match has there: home and away may be swapped, or \`team alias\` must say first whose name it is`,
    );
  await nameTeam(trx, teamId, { source, alias: key });
}

/** Takes a row off the list: nothing follows from it. Throws {@link OperatorError}. */
export async function dismissRow(
  context: ServerContext,
  actor: string,
  rowId: string,
  reason: string,
): Promise<void> {
  const { source, mode, key } = await requireRow(context, rowId);
  await changeNames(context, actor, {
    action: 'sports.unmatched.dismiss',
    subject: rowId,
    reason,
    work: async (trx) => {
      await closeUnmatched(trx, { source, mode, keys: [key] }, actor, context.clock.now());
      return { key };
    },
  });
}

/** Reads every row of the list once more, after names were told. */
export async function retryRows(context: ServerContext): Promise<ImportReport> {
  const rows = await findUnmatched(context.database.db, mostRows);
  const whole: ImportReport = { created: 0, changed: 0, unchanged: 0, problems: [], eventIds: [] };
  for (const group of Map.groupBy(rows, ({ source, mode }) => `${source} ${mode}`).values()) {
    const [first] = group;
    if (!first) continue;
    const lines = group.map(({ rowData }) => lineOf(rowData));
    const report = await importMatches(context, { rows: lines, problems: [] }, first.mode);
    whole.created += report.created;
    whole.changed += report.changed;
    whole.unchanged += report.unchanged;
    whole.problems.push(...report.problems);
    whole.eventIds.push(...report.eventIds);
  }
  return whole;
}

async function requireRow(context: ServerContext, rowId: string): Promise<UnmatchedRow> {
  const row = await findUnmatchedRow(context.database.db, rowId);
  if (!row) throw new OperatorError(`no row ${rowId} waits; see \`unmatched list\``);
  return row;
}

/** A change of what names mean; `work` gives what the log says of it. */
function changeNames(
  context: ServerContext,
  actor: string,
  change: {
    action: string;
    subject: string;
    reason?: string;
    work: (trx: Executor) => Promise<object>;
  },
): Promise<void> {
  return changeAsOperator(context, actor, {
    ...change,
    subject: { siteId: null, subject: change.subject },
    lock: async () => null,
    work: async (trx) => ({ answer: undefined, before: null, after: await change.work(trx) }),
  });
}
