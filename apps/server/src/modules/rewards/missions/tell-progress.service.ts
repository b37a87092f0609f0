import { inTransaction, type Executor } from '@pavilion/database';
import { localDateOf } from '@pavilion/domain/time-zones';
import { playAdds, playMetrics } from '@pavilion/rewards/missions';
import type { ServerContext } from '../../../context.ts';
import type { AnyRealtimeEventDraft } from '../../../realtime/publisher.ts';
import type { Site } from '../../../site-directory/index.ts';
import { factsOf, reasonAgainst } from '../campaigns/index.ts';
import { prizeView } from '../prizes/index.ts';
import { lockPlayCursor, movePlayCursor, readPlaysAfter, type LogRow } from '../turnover/index.ts';
import { ruleOf, toldIn, type MissionItem } from './mission-rule.ts';
import { liveSpans } from './mission-spans.ts';
import { standingOf, standingsOfPlayer, type MissionStanding } from './mission-standing.service.ts';
import { missionsOfSite } from './missions-of-site.service.ts';
import { readComputerPlayers } from './mission.store.ts';

const cursorName = 'missions';
const rowsMax = 1000;
/** What is older is not news: the screen asks when it opens. */
const newsMs = 10_000;

/**
 * Tells players how far they are with the missions that their last plays count in, and once what is
 * done. Progress itself is worked out when it is asked for, so what is not told is not lost. Gives
 * how many rows of the log it read.
 */
export async function tellProgress(context: ServerContext): Promise<number> {
  return inTransaction(context.database, async (executor) => {
    const cursor = await lockPlayCursor(executor, cursorName);
    if (!cursor) return 0;
    const rows = await readPlaysAfter(executor, cursor, rowsMax);
    const last = rows.at(-1);
    if (!last) return 0;
    await movePlayCursor(executor, cursorName, last);
    const since = context.clock.now().getTime() - newsMs;
    const news = rows.filter(({ settledAt }) => settledAt.getTime() >= since);
    for (const [siteId, plays] of Map.groupBy(news, (row) => row.siteId))
      await tellSite(context, executor, siteId, plays);
    return rows.length;
  });
}

async function tellSite(
  context: ServerContext,
  executor: Executor,
  siteId: string,
  plays: readonly LogRow[],
): Promise<void> {
  const site = context.sites.byId(siteId);
  if (!site) return;
  const missions = await missionsOfSite(context, siteId, executor);
  const open = missions.filter(({ fields }) => playMetrics.has(fields.metric));
  if (open.length === 0) return;
  const byPlayer = Map.groupBy(plays, ({ playerId }) => playerId);
  const computers = await readComputerPlayers(executor, siteId, [...byPlayer.keys()]);
  for (const [playerId, own] of byPlayer)
    if (!computers.has(playerId))
      await tellPlayer(context, executor, { site, playerId, plays: own }, { missions, open });
}

async function tellPlayer(
  context: ServerContext,
  executor: Executor,
  { site, playerId, plays }: { site: Site; playerId: string; plays: readonly LogRow[] },
  { missions, open }: { missions: readonly MissionItem[]; open: readonly MissionItem[] },
): Promise<void> {
  const now = context.clock.now();
  const dateAt = localDateOf(site.timeZone);
  const touched = open.filter((item) => {
    const { metric, filter } = ruleOf(item, site.currency);
    return plays.some(
      ({ isCorrection, settledAt, play }) =>
        isCorrection || playAdds(metric, filter, play, dateAt(settledAt)) !== null,
    );
  });
  if (touched.length === 0) return;
  const facts = await factsOf(executor, site, playerId, now);
  const wanted = touched
    .filter(({ fields }) => reasonAgainst(fields, facts, now) === null)
    .flatMap((item) =>
      liveSpans(item, site.timeZone, now)
        .filter(({ endsAt }) => now < endsAt)
        .map((span) => ({ item, span })),
    );
  const of = { site, playerId, wanted };
  const { standings, facts: done } = await standingsOfPlayer(context, executor, of, missions);
  const fresh = new Set(plays.map(({ play, ref }) => `${play.provider}/${ref}`));
  const before = { ...done, plays: done.plays.filter(({ ref }) => !fresh.has(ref)) };
  const drafts = standings
    .filter(({ state }) => state === 'open' || state === 'done')
    .flatMap((standing) => {
      const was = standingOf(standing, before, missions, { site, now });
      return newsOf(standing, was, { site, playerId });
    });
  await context.publisher.publishAll(executor, drafts);
}

/** How far a mission is, and that it is done when it was not before. */
function newsOf(
  { item, span, rule, progress, state }: MissionStanding,
  was: MissionStanding,
  { site, playerId }: { site: Site; playerId: string },
): AnyRealtimeEventDraft[] {
  const to = { siteId: site.id, playerId, topic: 'rewards' as const };
  const { currency } = site;
  const progressed: AnyRealtimeEventDraft = {
    ...to,
    name: 'reward.progress',
    data: {
      kind: 'mission',
      code: item.code,
      period_key: span.key,
      progress: toldIn(rule.unit, progress, currency),
      target: toldIn(rule.unit, rule.target, currency),
      state,
    },
  };
  if (state !== 'done') return [progressed];
  if (was.state === 'done') return [];
  const data = { kind: 'mission', code: item.code, prize: prizeView(item.fields.prize) };
  return [progressed, { ...to, name: 'reward.ready', data }];
}
