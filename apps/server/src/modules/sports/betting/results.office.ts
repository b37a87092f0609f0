import { officeCalls } from '@pavilion/contracts/office';
import type { Score } from '@pavilion/domain/settlement';
import { defineOffice, type OfficeContext } from '../../../operator/office.ts';
import {
  enterFinishByHand,
  enterResultByHand,
  importByOperator,
  toldReport,
  voidEventByHand,
} from '../sportsbook/index.ts';
import { settleEvents } from './settle-events.service.ts';
import { readSettledBets } from './settled-bets.store.ts';

/** What staff do about results; the bets on them are settled at once. */
export const resultsOffice = [
  defineOffice(officeCalls.settleFile, async (context, asked) => {
    const report = await importByOperator(context, asked, 'results');
    return { ...toldReport(report), settlement: await settle(context, report.eventIds) };
  }),
  defineOffice(officeCalls.eventResult, async (context, asked) => {
    const { event: eventId, half_time: halfTime, started } = asked;
    const isNew = await enterResultByHand(context.server, context.actor, {
      eventId,
      score: scoreOf(asked.score),
      halfTime: halfTime === undefined ? null : scoreOf(halfTime),
      startedAt: started === undefined ? null : new Date(started),
      isLateMeant: asked.resettle ?? false,
      reason: asked.reason ?? 'entered by hand',
    });
    return { is_new: isNew, settlement: await settle(context, [eventId]) };
  }),
  defineOffice(officeCalls.eventFinish, async (context, asked) => {
    const { event: eventId, order, started } = asked;
    const isNew = await enterFinishByHand(context.server, context.actor, {
      ...{ eventId, order },
      startedAt: started === undefined ? null : new Date(started),
      isLateMeant: asked.resettle ?? false,
      reason: asked.reason ?? 'entered by hand',
    });
    return { is_new: isNew, settlement: await settle(context, [eventId]) };
  }),
  defineOffice(officeCalls.eventVoid, async (context, { event: eventId, reason, resettle }) => {
    const entry = { eventId, reason, isLateMeant: resettle ?? false };
    const isNew = await voidEventByHand(context.server, context.actor, entry);
    return { is_new: isNew, settlement: await settle(context, [eventId]) };
  }),
];

/**
 * Settles what waits; gives how the bets on these matches ended, also those that were settled
 * before.
 */
async function settle({ server }: OfficeContext, eventIds: readonly string[]) {
  await settleEvents(server);
  const { results, unsettledMatches } = await readSettledBets(server.database.db, eventIds);
  return { bets: results, unsettled_matches: unsettledMatches };
}

/** `2-1` or `2:1`; the contract lets nothing else through. */
function scoreOf(text: string): Score {
  const [home, away] = text.split(/[-:]/).map(Number);
  return { homeScore: home ?? 0, awayScore: away ?? 0 };
}
